import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { listContent } from '#contract/fair/content/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'
import { server } from '#src/mocks/node.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()
beforeEach(() => signInAs(userTypes.organizer))

const row = {
  id: 1,
  revision: 1,
  title: { zh: '云展', en: '' },
  state: 'published' as const,
  changed: false,
  complete: 50,
  facets: {},
  shownFrom: '2026-01-01T00:00:00.000Z',
  shownUntil: null,
  review: 'none' as const,
  opinion: '',
  submittedAt: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: '',
}

test('a fair of which a part is published is led to the next; what is done says so', async () => {
  server.use(mock(listContent, ({ input }) => paginate(input.kind === 'expo' ? [row] : [], input)))
  await openPage('/organizer.html#/content')
  const steps = within(await screen.findByRole('region', { name: '开展前需要准备' }))
  const items = steps.getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    '展会：名称与日期 已发布',
    '一个展馆',
    '一个展品分类',
    '一家展商',
    '一个资讯栏目',
  ])
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null])
  expect(steps.getByRole('link', { name: '一个展馆' }).getAttribute('href')).toContain('/content/hall/new')
})

test('a fair that has everything is led nowhere', async () => {
  await openPage('/organizer.html#/content/hall')
  expect((await screen.findAllByRole('checkbox')).length).toBeGreaterThan(1)
  expect(screen.queryByRole('region', { name: '开展前需要准备' })).toBeNull()
})
