import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { applyInvoice, getInvoiceApplication, saveInvoiceTitle } from '#contract/commerce/invoices/endpoints.ts'
import { TITLES_MAX } from '#contract/commerce/invoices/limits.ts'
import * as saving from '#src/common/app/save-file.ts'
import { invoices, titles } from '#src/mocks/commerce/invoices/invoices.ts'
import { rememberInvoices } from '#src/mocks/commerce/invoices/restore.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

let restore: () => void
beforeEach(() => {
  restore = rememberInvoices()
  signInAs(userTypes.buyer)
})
afterEach(() => restore())

const INVOICES = '/personal.html#/invoices'
const numberOf = (id: number): string => invoices.find((one) => one.id === id)?.number ?? ''
const cardOf = async (name: string) => within(await screen.findByRole('article', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const box = (of: Pick<typeof screen, 'getByRole'>, name: string) => of.getByRole<HTMLInputElement>('textbox', { name })
const press = (user: UserEvent, of: Pick<typeof screen, 'getByRole'>, name: string) =>
  user.click(of.getByRole('button', { name }))

/** The application for an order's invoice, opened from its page. */
async function applying(order = 2) {
  const user = await openPage(`/invoiceHall.html#/order?id=${order}`)
  await user.click(await screen.findByRole('button', { name: /申请发票|重新申请/ }))
  const form = await dialog()
  await form.findByRole('radio', { name: '增值税专用发票' })
  return { user, form }
}

describe('the own invoices', () => {
  it('say how they stand, what they are of, and why one failed; those that are over can be applied for again', async () => {
    await openPage(INVOICES)
    const issued = await cardOf(numberOf(1))
    expect(issued.getByText('已开具')).toBeTruthy()
    expect(issued.getByText('¥150')).toBeTruthy()
    expect(issued.getByText('26332000000012345678')).toBeTruthy()
    expect(issued.getByRole('button', { name: /下载.*发票-26332000000012345678/ })).toBeTruthy()
    const failed = await cardOf(numberOf(2))
    expect(failed.getByText(/抬头与税号不一致/)).toBeTruthy()
    expect(failed.getByRole('button', { name: `重新申请：${numberOf(2)}` })).toBeTruthy()
    expect((await cardOf(numberOf(3))).getByText('已冲红')).toBeTruthy()
    await expectAccessible()
  })

  it('have their application as PDF in both languages', async () => {
    vi.spyOn(saving, 'saveFile').mockReturnValue()
    const user = await openPage(INVOICES)
    const card = await cardOf(numberOf(1))
    await user.click(card.getByRole('button', { name: `下载申请单：${numberOf(1)}` }))
    await expectAccessible()
    const input = nextCall(getInvoiceApplication.path)
    await user.click(await screen.findByRole('menuitem', { name: '英文（PDF）' }))
    expect((await input).url).toMatch(/id=1&language=en-US$/)
    await waitFor(() => expect(saving.saveFile).toHaveBeenCalledWith(expect.any(Blob), `${numberOf(1)}.pdf`))
  })

  it('are chosen by state, and where there are none it says where to apply', async () => {
    const user = await openPage(INVOICES)
    await user.click(await screen.findByRole('link', { name: '开具失败' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    await user.click(screen.getByRole('link', { name: '冲红中' }))
    expect(await screen.findByText('没有符合条件的发票')).toBeTruthy()
    await openPage('/personal.html?scenario=listOwnInvoices:empty#/invoices')
    expect(await screen.findByText(/还没有发票/)).toBeTruthy()
    expect(screen.getByRole('link', { name: '查看门票订单' }).getAttribute('href')).toBe('./personal.html#/orders')
    await openPage('/personal.html?scenario=listOwnInvoices:network#/invoices')
    expect(await screen.findByRole('button', { name: /重试|再试/ })).toBeTruthy()
  })

  it('one is reversed after a question, and the second of two is told', async () => {
    const user = await openPage(INVOICES)
    await press(user, await cardOf(numberOf(1)), `申请冲红：${numberOf(1)}`)
    const input = await dialog()
    expect(input.getByText(/不能再用于报销或抵扣/)).toBeTruthy()
    const [row] = invoices
    if (row) row.version = 5
    await press(user, input, '申请冲红')
    expect(await input.findByText(/发票当前状态不能进行此操作/)).toBeTruthy()
    await press(user, input, '取消')
    await gone()
    await press(user, await cardOf(numberOf(1)), `申请冲红：${numberOf(1)}`)
    await press(user, await dialog(), '申请冲红')
    await gone()
    expect(await (await cardOf(numberOf(1))).findByText('冲红中')).toBeTruthy()
  })

  it('one that failed is applied for again with its words, and withdrawn', async () => {
    const user = await openPage(INVOICES)
    await press(user, await cardOf(numberOf(2)), `重新申请：${numberOf(2)}`)
    const form = await dialog()
    await waitFor(() => expect(box(form, '企业名称').value).toBe('采薇茶空间（杭州）有限公司'))
    await press(user, form, '提交申请')
    await gone()
    const added = invoices.at(-1)?.number ?? ''
    expect((await cardOf(added)).getByText('待开具')).toBeTruthy()
    expect((await cardOf(numberOf(2))).queryByRole('button', { name: /重新申请/ })).toBeNull()
    await press(user, await cardOf(added), `撤回申请：${added}`)
    await press(user, await dialog(), '撤回申请')
    await gone()
    expect(await (await cardOf(added)).findByText('已取消')).toBeTruthy()
  })
})

describe('an application', () => {
  it('says its sum, its window and what it keeps, and a wrong field is reported at it', async () => {
    const { user, form } = await applying()
    expect(form.getByText(/开票金额 ¥330/)).toBeTruthy()
    expect(form.getByText(/可在 \d{4}-\d{2}-\d{2} 至 \d{4}-\d{2}-\d{2} 期间申请/)).toBeTruthy()
    expect(form.getByText(/该订单不能取消或退款/)).toBeTruthy()
    expect(box(form, '纳税人识别号').value).toBe('91350100M000100Y43')
    fill(box(form, '企业名称'), '')
    fill(box(form, '纳税人识别号'), '91350100M000100Y44')
    fill(box(form, '接收邮箱'), 'x')
    fill(box(form, '银行账号'), '12')
    await press(user, form, '提交申请')
    expect(await form.findByText('请输入发票抬头')).toBeTruthy()
    expect(await form.findByText(/18 位须为有效的统一社会信用代码/)).toBeTruthy()
    expect(await form.findByText('银行账号应为 6 至 40 位数字')).toBeTruthy()
    await waitFor(() => expect(box(form, '接收邮箱').getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('special needs a company with every field', async () => {
    const { user, form } = await applying()
    await user.click(form.getByRole('radio', { name: '增值税专用发票' }))
    await press(user, form, '提交申请')
    await waitFor(() => expect(form.getAllByText('增值税专用发票须填写此项')).toHaveLength(4))
    await user.click(form.getByRole('radio', { name: '个人' }))
    expect(form.queryByRole('textbox', { name: '纳税人识别号' })).toBeNull()
    await press(user, form, '提交申请')
    expect(await form.findByText('增值税专用发票仅可开具给企业')).toBeTruthy()
  })

  it('of a new title is sent with it, and saves it where that is needed', async () => {
    const { user, form } = await applying()
    await user.click(form.getByRole('combobox', { name: '常用抬头' }))
    await user.click(await screen.findByText('填写新抬头', { selector: '.ant-select-item-option-content' }))
    await user.click(form.getByRole('radio', { name: '个人' }))
    fill(box(form, '姓名'), '陈小满')
    fill(box(form, '接收邮箱'), 'xiaoman@buyer.example')
    await user.click(form.getByRole('checkbox', { name: '保存为常用抬头' }))
    const [sent, saved] = [nextCall(applyInvoice.path), nextCall(saveInvoiceTitle.path)]
    await press(user, form, '提交申请')
    const title = { kind: 'personal', name: '陈小满', email: 'xiaoman@buyer.example' }
    expect(await (await sent).json()).toMatchObject({ orderId: 2, type: 'ordinary', title })
    expect(await (await saved).json()).toMatchObject({ id: null, title })
    await gone()
    expect(await screen.findByText(/撤回申请之前，不能退款/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '申请发票' })).toBeNull()
    expect(titles.some((one) => one.title.name === '陈小满')).toBe(true)
  })

  it('that was sent and not answered keeps its key, until something is changed', async () => {
    const user = await openPage('/invoiceHall.html?scenario=applyInvoice:networkx2#/order?id=2')
    await user.click(await screen.findByRole('button', { name: '申请发票' }))
    const form = await dialog()
    await form.findByRole('radio', { name: '增值税专用发票' })
    const keyOf = async (sent: Promise<Request>) => Object(await (await sent).json()).key
    const first = nextCall(applyInvoice.path)
    await press(user, form, '提交申请')
    const key = await keyOf(first)
    await form.findByText(/网络|连接/)
    const second = nextCall(applyInvoice.path)
    await press(user, form, '提交申请')
    expect(await keyOf(second)).toBe(key)
    await form.findByText(/网络|连接/)
    fill(box(form, '接收邮箱'), 'other@buyer.example')
    const third = nextCall(applyInvoice.path)
    await press(user, form, '提交申请')
    expect(await keyOf(third)).not.toBe(key)
    await gone()
  })

  it('of an order that has one is refused above the button', async () => {
    const { user, form } = await applying()
    const [row] = invoices
    if (row) row.orderId = 2
    await press(user, form, '提交申请')
    expect((await form.findByText('该订单已有发票申请')).closest('[role="alert"]')).toBeTruthy()
  })

  it('is not taken outside of its window', async () => {
    const user = await openPage('/invoiceHall.html?scenario=applyInvoice:InvoiceClosed#/order?id=2')
    await user.click(await screen.findByRole('button', { name: '申请发票' }))
    const form = await dialog()
    await form.findByRole('radio', { name: '增值税专用发票' })
    await press(user, form, '提交申请')
    expect(await form.findByText('不在开票时间内')).toBeTruthy()
  })

  it('stands in the list of orders, where something was paid and none stands', async () => {
    await openPage('/personal.html#/orders')
    expect(await screen.findAllByRole('link', { name: /^查看发票：/ })).toHaveLength(1)
    expect(screen.getAllByRole('button', { name: /^申请发票：/ })).toHaveLength(2)
  })
})

it('a refund of what is invoiced is refused with the way to the invoice', async () => {
  const user = await openPage('/invoiceHall.html?scenario=requestRefund:OrderInvoiced#/order?id=2')
  await user.click(await screen.findByRole('button', { name: '申请退款' }))
  const form = await dialog()
  await user.click(form.getByRole('checkbox', { name: '全选' }))
  await user.click(form.getByRole('radio', { name: '重复购买' }))
  await user.click(form.getByRole('button', { name: /^确认退款/ }))
  expect((await form.findByRole('link', { name: '查看发票' })).getAttribute('href')).toBe('./personal.html#/invoices')
})

describe('saved titles', () => {
  const open = () => openPage(`${INVOICES}?part=titles`)

  it('are added, judged by the field; the default is changed, and one is deleted after a question', async () => {
    const user = await open()
    await cardOf('采薇茶空间（杭州）有限公司')
    await press(user, screen, '新增抬头')
    const form = await dialog()
    await press(user, form, '保存')
    expect(await form.findByText('请输入发票抬头')).toBeTruthy()
    fill(box(form, '企业名称'), '竹里文化有限公司')
    fill(box(form, '纳税人识别号'), '123456789012345')
    fill(box(form, '接收邮箱'), 'zhuli@buyer.example')
    await press(user, form, '保存')
    await gone()
    await press(user, await cardOf('竹里文化有限公司'), '设为默认：竹里文化有限公司')
    expect(await (await cardOf('竹里文化有限公司')).findByText('默认')).toBeTruthy()
    await press(user, await cardOf('竹里文化有限公司'), '删除：竹里文化有限公司')
    await press(user, await dialog(), '删除')
    await gone()
    await waitFor(() => expect(screen.queryByRole('article', { name: '竹里文化有限公司' })).toBeNull())
    await expectAccessible()
  })

  it('one is changed', async () => {
    const user = await open()
    await press(user, await cardOf('陈采薇'), '修改：陈采薇')
    const form = await dialog()
    fill(box(form, '接收邮箱'), 'new@buyer.example')
    await press(user, form, '保存')
    await gone()
    expect(await (await cardOf('陈采薇')).findByText('new@buyer.example')).toBeTruthy()
  })

  it('whoever has all of them is told to delete one first', async () => {
    const [own] = titles
    if (!own) throw new Error('the mock fair has a title')
    for (let id = 101; titles.filter(({ accountId }) => accountId === '6').length < TITLES_MAX; id += 1)
      titles.push({ ...own, id, isDefault: false })
    await open()
    expect(await screen.findByText(/最多保存 20 个抬头/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '新增抬头' }).disabled).toBe(true)
  })
})
