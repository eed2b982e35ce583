import { sql } from 'drizzle-orm'
import { asChoice } from '#contract/fair/content/rules.ts'
import { logoFields } from '#contract/fair/expo/content.ts'
import { colorTypes, templateNames } from '#contract/fair/halls/rules.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import { tieKind } from '#server/modules/fair/content/index.ts'
import { expoUses } from './uses'
import { expos, logos } from './expo.schema'

const NO_TEXT: Bilingual = { zh: '', en: '' }
const toNames = (rows: { name: Bilingual }[]) => rows.map(({ name }) => name)
const toNamed = (names: Bilingual[]) => names.map((name) => ({ name }))
const toMoment = (moment: Date) => moment.toISOString()

/** The fair and its exhibitions as the organizer edits them. The first one that is published is the fair itself. */
export const expoContent = tieKind('expo', expos, {
  toRow: ({ introduction, filing, phone, groupPhone, email, address, hours, ...one }) => ({
    name: one.name,
    slogan: one.slogan,
    introduction: introduction.map(({ paragraph }) => paragraph),
    startsAt: new Date(one.startsAt),
    endsAt: new Date(one.endsAt),
    regStartsAt: new Date(one.regStartsAt),
    regEndsAt: new Date(one.regEndsAt),
    city: one.city,
    venue: one.venue,
    coverUrl: one.coverUrl,
    hosts: toNames(one.hosts),
    organizers: toNames(one.organizers),
    supporters: toNames(one.supporters),
    contacts: { phone, groupPhone, email, address, hours },
    filing: filing.map(({ number }) => number),
    colorType: Number(one.colorType),
    templateName: one.templateName || 'simple-style',
    hidePavilionColumn: one.hallColumn === 'hidden' ? 1 : 0,
    vrUrl: one.vrUrl,
  }),
  toDocument: ({ contacts, introduction, filing, ...one }) => ({
    name: one.name,
    slogan: one.slogan,
    introduction: introduction.map((paragraph) => ({ paragraph })),
    startsAt: toMoment(one.startsAt),
    endsAt: toMoment(one.endsAt),
    regStartsAt: toMoment(one.regStartsAt),
    regEndsAt: toMoment(one.regEndsAt),
    city: one.city,
    venue: one.venue,
    coverUrl: one.coverUrl,
    hosts: toNamed(one.hosts),
    organizers: toNamed(one.organizers),
    supporters: toNamed(one.supporters),
    phone: contacts?.phone ?? '',
    groupPhone: contacts?.groupPhone ?? '',
    email: contacts?.email ?? '',
    address: contacts?.address ?? NO_TEXT,
    hours: contacts?.hours ?? NO_TEXT,
    filing: filing.map((number) => ({ number })),
    colorType: asChoice(colorTypes, one.colorType),
    templateName: asChoice(templateNames, one.templateName),
    hallColumn: one.hidePavilionColumn === 1 ? 'hidden' : 'shown',
    vrUrl: one.vrUrl,
  }),
  added: () => ({ main: sql`not exists (select 1 from ${expos} where main)` }),
  countUses: (db, id) => expoUses.port.countEnrollments(db, id),
})

/** Logos of the fair and of its institutions as the organizer edits them. */
export const logoContent = tieKind('logo', logos, {
  toRow: ({ logoType, name, logoUrl }) => ({ logoType: Number(logoType), name, logoUrl }),
  toDocument: ({ logoType, name, logoUrl }) => ({
    logoType: asChoice(logoFields.logoType.options, logoType),
    name,
    logoUrl,
  }),
})
