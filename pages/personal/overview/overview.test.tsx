import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { getOverview } from '#contract/operations/overview/endpoints.ts'
import { cardsOf } from '#contract/operations/overview/rules.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { ticketIn } from '#src/mocks/commerce/orders/orders.ts'
import { ownTicketLines } from '#src/mocks/commerce/tickets/handlers.ts'
import { server } from '#src/mocks/node.ts'
import { en } from '#tests/setup/english.ts'
import { signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

overMocks()

const OVERVIEW = '/personal.html?lang=en-US'
const { exhibitor, buyer, tourist } = userTypes
const title = (name: string) => en(`overview:card.${name}.title`)
const part = (name: string) => screen.findByRole('region', { name: new RegExp(`^${title(name)}`) })

/** Signs in the mock account of a user type and opens the overview. */
async function open(userType: number, address = OVERVIEW) {
  signInAs(userType)
  const user = await openPage(address)
  await startTexts('overview')
  await screen.findByRole('heading', { name: en('personal:nav.overview') })
  return user
}

describe('the overview', () => {
  it.each([
    ['a visitor', tourist, null],
    ['a buyer', buyer, null],
    ['an exhibitor', exhibitor, 1],
  ])('of %s has the cards of the role, each with the way to all of it', async (_, userType, exhibitorId) => {
    await open(userType)
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
    const names = cardsOf({ userType, exhibitorId })
    const cards = within(screen.getByRole('main')).getAllByRole('region')
    expect(cards.map((card) => card.querySelector('h3')?.firstChild?.textContent)).toEqual(names.map(title))
    for (const [i, name] of names.entries()) {
      const all = within(cards[i] ?? document.body).getByRole('link', { name: en(`overview:card.${name}.all`) })
      expect(all.getAttribute('href')).toMatch(/^#\/\w+/)
    }
  })

  it('leads a visitor to the ticket of today, by its picture too', async () => {
    const ticket = ownTicketLines('token-6').map(({ order, line }) => ticketIn('en-US', order, line))[0]
    if (!ticket) throw new Error('the buyer of the mocks has a ticket')
    const today = { ...ticket, state: 'unused' as const, qr: 'YZ1.code', code: 'ABCD' }
    server.use(mock(getOverview, () => ({ cards: { tickets: { list: [today], totalCount: 1 } }, failed: [] })))
    await open(tourist)
    const tickets = within(await part('tickets'))
    const picture = await tickets.findByRole('img', { name: en('overview:card.tickets.open', { code: 'ABCD' }) })
    const name = tickets.getByRole('link', { name: ticket.name })
    expect(name.getAttribute('href')).toBe(`./invoiceHall.html#/ticket?id=${ticket.id}`)
    expect(picture.closest('a')?.getAttribute('href')).toBe(name.getAttribute('href'))
  })

  it('says what each card is for where nothing waits, with the first step', async () => {
    await open(exhibitor, `${OVERVIEW}&scenario=getOverview:empty`)
    const leads = await part('leads')
    expect(await within(leads).findByText(en('overview:card.leads.empty'))).toBeTruthy()
    const step = within(await part('requests')).getByRole('link', { name: en('overview:card.requests.startOffer') })
    expect(step.getAttribute('href')).toBe('#/appointments?part=availability')
  })

  it('can be tried again as a whole', async () => {
    const user = await open(buyer, `${OVERVIEW}&scenario=getOverview:500x1`)
    await user.click(await screen.findByRole('button', { name: en('common:state.retry') }))
    expect(await part('demands')).toBeTruthy()
  })

  it('reads a card again that failed, and the others stay', async () => {
    server.use(
      mock(getOverview, ({ input }) =>
        input.cards
          ? { cards: { orders: { list: [], totalCount: 0 } }, failed: [] }
          : { cards: { notices: { list: [], totalCount: 0 } }, failed: ['orders' as const] },
      ),
    )
    const user = await open(buyer)
    const orders = await part('orders')
    expect(await within(orders).findByRole('alert')).toBeTruthy()
    expect(within(await part('notices')).getByText(en('overview:card.notices.empty'))).toBeTruthy()
    await user.click(within(orders).getByRole('button', { name: en('overview:retry') }))
    expect(await within(orders).findByText(en('overview:card.orders.empty'))).toBeTruthy()
    expect(within(orders).queryByRole('alert')).toBeNull()
  })
})

describe('the menu', () => {
  const menu = async () => within(await screen.findByRole('navigation', { name: en('personal:nav.label') }))
  const group = (name: string) => new RegExp(`^${en(`personal:nav.group.${name}`)}`)

  it.each([
    ['a visitor', tourist, ['saved', 'live', 'orders', 'messages', 'account']],
    ['a buyer', buyer, ['business', 'live', 'orders', 'messages', 'account']],
    ['an exhibitor', exhibitor, ['business', 'booth', 'live', 'orders', 'messages', 'account']],
  ])('of %s has at most seven groups', async (_, userType, names) => {
    await open(userType)
    const buttons = (await menu()).getAllByRole('button').slice(1)
    expect(buttons).toHaveLength(names.length)
    for (const [i, name] of names.entries()) expect(buttons[i]?.textContent).toMatch(group(name))
  })

  it('bears what waits, at the group while it is closed and at the section when it is open', async () => {
    const user = await open(buyer)
    const messages = (await menu()).getByRole('button', { name: group('messages') })
    await waitFor(() => expect(messages.textContent).toMatch(/\d/))
    await user.click(messages)
    expect(messages.textContent).not.toMatch(/\d/)
    const notices = (await menu()).getByRole('link', { name: new RegExp(`^${en('personal:nav.notices')}`) })
    expect(notices.textContent).toContain(en('personal:nav.waiting', { count: 3 }))
  })

  it('opens the group of the current section, and names it on the button of phones', async () => {
    signInAs(buyer)
    await openPage('/personal.html?lang=en-US#/invoices')
    const link = (await menu()).getByRole('link', { name: en('personal:nav.invoices') })
    expect(link.getAttribute('aria-current')).toBe('page')
    const [button] = (await menu()).getAllByRole('button')
    expect(button?.textContent).toContain(en('personal:nav.invoices'))
    expect((await menu()).getByRole('button', { name: group('live') }).getAttribute('aria-expanded')).toBe('false')
  })
})

test('the old address of the overview leads to it', async () => {
  await open(exhibitor, '/personal.html?lang=en-US#/workbench')
  await waitFor(() => expect(window.location.hash).toBe('#/'))
})
