import type { Locator, Page } from '@playwright/test'
import { type DemoType, EXHIBITOR, openAs, ORGANIZER, REVIEWER } from '../../fixtures/signed-in'
import { expect, expectNoOverflow, languages, test } from '../../fixtures/test'

/** What 200 % make of a window of 1440 by 900 px; how fine its points are does not lay it out again. */
test.use({ viewport: { width: 720, height: 450 } })

interface Surface {
  as: DemoType
  address: string
  /** Opens a dialog, and names the button that does what it is for. */
  dialog?: { open: (page: Page) => Promise<void>; does: RegExp }
}

const press = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
}

const surfaces: Record<string, Surface> = {
  'the home of the console': { as: ORGANIZER, address: '/organizer.html' },
  'the queue': { as: REVIEWER, address: '/organizer.html#/registrations' },
  'a case': {
    as: REVIEWER,
    address: '/organizer.html#/registrations/1',
    dialog: { open: press(/^(不通过|Reject)$/), does: /^(不通过|Reject)$/ },
  },
  accounts: {
    as: ORGANIZER,
    address: '/organizer.html#/accounts',
    dialog: { open: press(/^更改类型：|^Change type of/), does: /^(更改类型|Change type)$/ },
  },
  lives: { as: ORGANIZER, address: '/organizer.html#/lives' },
  'a session’s form': { as: ORGANIZER, address: '/organizer.html#/lives/new' },
  reports: {
    as: ORGANIZER,
    address: '/organizer.html#/reports',
    dialog: { open: press(/^(判定属实：.*|Uphold .*)$/), does: /^(判定属实|Uphold)$/ },
  },
  outbox: { as: ORGANIZER, address: '/organizer.html#/outbox' },
  overview: { as: EXHIBITOR, address: '/personal.html#/' },
  profile: { as: EXHIBITOR, address: '/personal.html#/profile' },
  'login and security': { as: EXHIBITOR, address: '/personal.html#/security' },
  applications: {
    as: EXHIBITOR,
    address: '/personal.html#/applications',
    dialog: { open: press(/^(取消申请：.*|Cancel Application to)/), does: /^(取消申请|Cancel Application)$/ },
  },
  inbox: { as: EXHIBITOR, address: '/personal.html#/messages' },
  'the room of a talk': { as: EXHIBITOR, address: '/personal.html#/appointments/talk?id=12' },
  'the sign-up': {
    as: EXHIBITOR,
    address: '/index.html#/?signUp=1',
    dialog: { open: press(/^(立即报名“|Sign up)/), does: /^(提交报名|Sign up)$/ },
  },
}

/** No part of it is beyond an edge of the window once it is brought into view. */
async function expectReachable(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  await expect(button).toBeInViewport({ ratio: 1 })
}

for (const [name, { as, address, dialog }] of Object.entries(surfaces)) {
  for (const language of languages) {
    test(`at 200 % ${name} fits in ${language}`, async ({ page }) => {
      await page.addInitScript((chosen) => {
        if (location.protocol.startsWith('http')) localStorage.setItem('langs', chosen)
      }, language)
      await openAs(page, as, address)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await expect(page.locator('#main .yz-skeleton')).toHaveCount(0)
      await expectNoOverflow(page)
      if (!dialog) return
      await dialog.open(page)
      await expectReachable(page.getByRole('dialog').last().getByRole('button', { name: dialog.does }).last())
      await expectNoOverflow(page)
    })
  }
}
