import type { APIRequestContext, Page } from '@playwright/test'
import type { OutputOf } from '#contract/core/endpoint.ts'
import * as booths from '#contract/fair/booths/endpoints.ts'
import type { Person } from '../../fixtures/people'
import { expect } from '../../fixtures/test'
import { en } from '../../fixtures/texts'
import { ask, tokenOf } from '../../fixtures/witness'

const words = {
  'zh-CN': {
    title: '展位需求',
    edit: /^(填写|修改)需求$/,
    area: '最小面积',
    utilities: ['给水', '排水'],
    save: '保存需求',
    line: (area: number) => `至少 ${area} m² · 给水、排水`,
    requirementsOf: / 的展位需求$/,
    unplaced: '未分配展位',
    propose: '自动分配',
    select: /^分配 (?!\d)/,
    supplied: '配套设施齐全',
    tooSmall: '面积不足：需至少 18 m²',
    cancel: /^取\s?消$/,
    apply: '分配 1 个展位',
    company: '塘荫',
    closed: /^您已有展位，展位需求不能再修改/,
  },
  'en-US': {
    title: en('booth-requirements:title'),
    edit: /^(Add|Edit) requirements$/,
    area: en('booth-requirements:field.area'),
    utilities: [en('booth-requirements:utility.water'), en('booth-requirements:utility.drainage')],
    save: en('booth-requirements:save'),
    line: (area: number) => `${en('booth-requirements:area', { area })} · Water, Drainage`,
    requirementsOf: /^Booth requirements of /,
    unplaced: en('booth-desk:unplaced.title'),
    propose: en('booth-desk:propose.open'),
    select: /^Assign (?!\d)/,
    supplied: en('booth-desk:propose.reason.utilities'),
    tooSmall: en('booth-desk:propose.conflict.tooSmall', { area: 18 }),
    cancel: 'Cancel',
    apply: 'Assign 1 booth',
    company: 'Tangyin',
    closed: en('booth-requirements:closed'),
  },
} as const

interface Journey {
  request: APIRequestContext
  language: keyof typeof words
  /** Its company has no booth. */
  exhibitor: Person
  organizer: Person
  /** Its hall, where booths of one block, all of 9 m², have water. */
  hallId: number
  organizerAccount: string
}

async function writeArea(page: Page, w: (typeof words)['zh-CN' | 'en-US'], area: number): Promise<void> {
  const form = page.getByRole('dialog')
  await form.getByRole('spinbutton', { name: w.area }).fill(String(area))
  for (const name of w.utilities) await form.getByRole('checkbox', { name }).check()
  await form.getByRole('button', { name: w.save }).click()
  await expect(form).toBeHidden()
}

/** The exhibitor states what it needs; the proposal has it; what no booth has is named; with a booth the exhibitor only reads. */
export async function followRequirements(journey: Journey): Promise<void> {
  const { request, language, exhibitor, organizer, hallId, organizerAccount } = journey
  const w = words[language]
  await exhibitor.page.goto('/personal.html#/stand')
  const own = exhibitor.page.getByRole('region', { name: w.title })
  await own.getByRole('button', { name: w.edit }).click()
  await writeArea(exhibitor.page, w, 9)

  const { page } = organizer
  await page.goto(`/organizer.html#/booths?hall=${hallId}`)
  const item = page.getByRole('region', { name: w.unplaced }).getByRole('listitem').filter({ hasText: w.company })
  await expect(item).toContainText(w.line(9))
  await item.getByRole('button', { name: w.requirementsOf }).click()
  await writeArea(page, w, 18)
  await expect(item).toContainText(w.line(18))
  const dialog = page.getByRole('dialog')
  const row = dialog.getByRole('row').filter({ hasText: w.company })
  await page.getByRole('button', { name: w.propose }).click()
  await expect(row).toContainText(w.tooSmall)
  await dialog.getByRole('button', { name: w.cancel }).click()

  await item.getByRole('button', { name: w.requirementsOf }).click()
  await writeArea(page, w, 9)
  await expect(item).toContainText(w.line(9))
  await page.getByRole('button', { name: w.propose }).click()
  await expect(row).toContainText(w.supplied)
  await expect(row).toContainText(/1F-\d\d/)
  for (const box of await dialog.getByRole('checkbox', { name: w.select }).all()) await box.uncheck()
  await row.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: w.apply }).click()
  await expect(dialog).toBeHidden()

  await exhibitor.page.reload()
  await expect(own.getByText(w.closed)).toBeVisible()
  await expect(own.getByRole('button')).toHaveCount(0)

  const token = await tokenOf(request, organizerAccount)
  const { booths: drawn } = await ask<OutputOf<typeof booths.listBooths>>(request, booths.listBooths.path, {
    data: { hallId },
    token,
  })
  const given = drawn.find((one) => one.exhibitor?.company.zh.includes(words['zh-CN'].company))
  expect(given).toMatchObject({ utilities: expect.arrayContaining(['water', 'drainage']) })
  await ask(request, booths.releaseBooth.path, {
    data: { hallId, number: given?.number, exhibitorId: given?.exhibitor?.id },
    token,
  })
}
