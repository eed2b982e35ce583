import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from 'antd'
import { beforeEach, expect, test } from 'vitest'
import type { AnyDocument, Fields } from '#contract/fair/content/fields.ts'
import { emptyDocument } from '#contract/fair/content/rules.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { fill, signInAs } from '#tests/setup/in-page.ts'
import { overMocks } from '#tests/setup/open-page.tsx'
import { mockObjects } from '#src/mocks/fair/content/objects.ts'
import { queryClient } from '#src/common/app/query-client.ts'
import { Work } from '#src/common/work/work.tsx'
import { WorkForm } from '#src/common/work/work-form.tsx'
import { checkContent } from '../check-content'
import { ContentField } from './content-field'

overMocks()
beforeEach(() => signInAs(userTypes.organizer))

function Drawn({
  fields,
  document,
  onSend,
}: {
  fields: Fields
  document: AnyDocument
  onSend: (of: AnyDocument) => void
}) {
  const [form] = Form.useForm<AnyDocument>()
  return (
    <WorkForm
      form={form}
      initialValues={document}
      check={(values) => checkContent(fields, values)}
      onSend={async (values) => onSend({ ...document, ...values })}
      renderSubmit={() => <button type="submit">保存</button>}
    >
      {Object.entries(fields).map(([name, field]) => (
        <ContentField key={name} kind="newsColumn" name={name} field={field} />
      ))}
    </WorkForm>
  )
}

/** The form of fields of these types, and what was sent of it last. */
function open(fields: Fields, over: AnyDocument = {}) {
  const sent: AnyDocument[] = []
  const document = { ...emptyDocument(fields), ...over }
  render(
    <QueryClientProvider client={queryClient}>
      <Work>
        <Drawn fields={fields} document={document} onSend={(one) => void sent.push(one)} />
      </Work>
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  const send = async () => {
    const before = sent.length
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(sent.length).toBe(before + 1))
    return sent.at(-1)
  }
  return { user, send, sent }
}
const label = (name: string) => `kind.newsColumn.field.${name}`

test('a line, a number and a moment by the fair’s clock', async () => {
  const { user, send, sent } = open({
    line: { type: 'line', max: 30, format: 'phone' },
    price: { type: 'number', min: 0, max: 100, decimals: 2 },
    at: { type: 'moment' },
  })
  fill(screen.getByRole('textbox', { name: label('line') }), 'call me')
  fill(screen.getByRole('spinbutton', { name: label('price') }), '12.5')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText(/联系电话为 5 至 30 个数字/)).toBeTruthy()
  expect(sent).toEqual([])
  fill(screen.getByRole('textbox', { name: label('line') }), '010-12345678')
  const at = screen.getByRole('textbox', { name: label('at') })
  await user.click(at)
  fill(at, '2026-11-23 09:30')
  await user.keyboard('{Enter}')
  expect(await send()).toEqual({ line: '010-12345678', price: 12.5, at: '2026-11-23T01:30:00.000Z' })
})

test('an end that does not come after its start is reported at the end', async () => {
  const { user, sent } = open(
    { from: { type: 'moment' }, until: { type: 'moment', after: 'from' } },
    { from: '2026-11-23T02:00:00.000Z', until: '2026-11-23T02:00:00.000Z' },
  )
  await user.click(screen.getByRole('button', { name: '保存' }))
  const message = await screen.findByText('结束时间须晚于开始时间')
  expect(message.closest('.ant-form-item')?.textContent).toContain(label('until'))
  expect(sent).toEqual([])
})

test('several choices', async () => {
  const { user, send } = open({ labels: { type: 'choices', options: ['hot', 'new'], max: 2 } })
  for (const name of ['hot', 'new']) {
    await user.click(screen.getByRole('checkbox', { name: `kind.newsColumn.option.labels.${name}` }))
  }
  expect(await send()).toEqual({ labels: ['hot', 'new'] })
})

test('an object is found by its name, with its state next to it', async () => {
  const { user, send } = open({ advert: { type: 'relation', to: 'advert' } })
  const box = screen.getByRole('combobox', { name: label('advert') })
  await user.click(box)
  fill(box, '秋季采购季')
  await user.click(await screen.findByText('秋季采购季'))
  const { id } = mockObjects.advert.find(({ draft }) => JSON.stringify(draft).includes('秋季采购季')) ?? {}
  expect(await send()).toEqual({ advert: id })
})

test('several objects are named, with deleted ones marked, and put into order by the keyboard', async () => {
  const deleted = mockObjects.advert.find((one) => one.deleted)?.id ?? 0
  const { user, send } = open({ adverts: { type: 'relations', to: 'advert', max: 3 } }, { adverts: [1, deleted] })
  const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)
  await waitFor(() => expect(rows()[1]).toBe('旧版横幅 已删除'))
  screen.getByRole('button', { name: `上移：${label('adverts')} 2` }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(rows()[0]).toBe('旧版横幅 已删除'))
  // It can go no further up: the focus stays with its row.
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`下移：${label('adverts')} 1`)
  expect(await send()).toEqual({ adverts: [deleted, 1] })
})

test('a picture is cut to the shape of what is chosen next to it', async () => {
  const { user } = open({
    place: { type: 'choice', options: ['wide', 'high'] },
    picture: {
      type: 'picture',
      shape: { width: 4, height: 1 },
      shapeBy: { field: 'place', of: { high: { width: 2, height: 3 } } },
    },
  })
  expect(screen.getByText('图片将裁剪为 4 × 1 像素')).toBeTruthy()
  await user.click(screen.getByRole('combobox', { name: label('place') }))
  await user.click(await screen.findByText('kind.newsColumn.option.place.high'))
  expect(await screen.findByText('图片将裁剪为 2 × 3 像素')).toBeTruthy()
})

test('pictures move to the left and right and go', async () => {
  const { user, send } = open(
    { gallery: { type: 'pictures', max: 3, shape: { width: 4, height: 3 } } },
    { gallery: ['/a.png', '/b.png', '/c.png'] },
  )
  await user.click(screen.getByRole('button', { name: `左移：${label('gallery')} 3` }))
  await user.click(screen.getByRole('button', { name: `移除：${label('gallery')} 1` }))
  expect(await send()).toEqual({ gallery: ['/c.png', '/b.png'] })
  expect(screen.getByRole('button', { name: `${label('gallery')}：选择图片` })).toBeTruthy()
})

test('rows are added, written, moved and removed', async () => {
  const of = { name: { type: 'text', max: { zh: 5, en: 9 } }, link: { type: 'address' } } as const
  const { user, send } = open({ people: { type: 'list', max: 2, of } })
  const add = screen.getByRole('button', { name: `添加${label('people')}` })
  await user.click(add)
  await user.click(add)
  expect(add).toHaveProperty('disabled', true)
  const row = (place: number) => within(screen.getByRole('group', { name: `${label('people')} ${place}` }))
  const name = 'kind.newsColumn.row.people.name'
  fill(row(1).getByRole('textbox', { name: `${label('people')} 1 ${name}（中文）` }), '甲')
  fill(row(2).getByRole('textbox', { name: `${label('people')} 2 ${name}（中文）` }), '乙')
  fill(row(2).getByRole('textbox', { name: 'kind.newsColumn.row.people.link' }), '/b')
  await user.click(screen.getByRole('button', { name: `上移：${label('people')} 2` }))
  expect(await send()).toEqual({
    people: [
      { name: { zh: '乙', en: '' }, link: '/b' },
      { name: { zh: '甲', en: '' }, link: '' },
    ],
  })
  await user.click(screen.getByRole('button', { name: `移除：${label('people')} 1` }))
  expect(await send()).toEqual({ people: [{ name: { zh: '甲', en: '' }, link: '' }] })
})

test('a video that is there is looked at and removed, and another may be sent in its place', async () => {
  const { user, send } = open({ video: { type: 'video' } }, { video: '/api/files/film' })
  expect(screen.getByLabelText('当前视频').getAttribute('src')).toBe('/api/files/film')
  await user.click(screen.getByRole('button', { name: '移除视频' }))
  expect(await screen.findByRole('button', { name: /选择文件$/ })).toBeTruthy()
  expect(await send()).toEqual({ video: '' })
})

test('a colour and a template are drawn as they are chosen, the template in the colour', async () => {
  const { user } = open(
    {
      colorType: { type: 'choice', options: ['0', '1'], drawn: 'color' },
      templateName: { type: 'choice', options: ['simple-style', 'dark-style'], drawn: 'template' },
    },
    { colorType: '0', templateName: 'dark-style' },
  )
  const drawn = () =>
    [...document.querySelectorAll<HTMLElement>('form [data-template]')].map(({ dataset }) => ({ ...dataset }))
  expect(drawn()).toEqual([
    { template: 'simple-style', color: '0' },
    { template: 'dark-style', color: '0' },
  ])
  await user.click(screen.getByRole('combobox', { name: label('colorType') }))
  await user.click(await screen.findByText('kind.newsColumn.option.colorType.1', { selector: 'span' }))
  await waitFor(() =>
    expect(drawn()).toEqual([
      { template: 'simple-style', color: '1' },
      { template: 'dark-style', color: '1' },
    ]),
  )
})
