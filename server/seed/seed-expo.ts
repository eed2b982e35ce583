import * as z from 'zod'
import { expos, logos } from '#server/modules/fair/expo/expo.schema.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from './calendar'
import { drawn, readDocument, Text } from './content'

const Named = z.object({ name: Text })
type Named = z.output<typeof Named>
const Days = z.int()

const ExpoContent = z.object({
  name: Text,
  slogan: Text,
  introduction: z.object({ zh: z.array(z.string()), en: z.array(z.string()) }),
  city: Text,
  venue: Text,
  hosts: z.array(Named),
  organizers: z.array(Named),
  supporters: z.array(Named),
  contacts: z.object({ phone: z.string(), email: z.string(), address: Text, hours: Text }),
  filing: z.array(Text),
  days: Days,
  exhibitions: z.array(
    z.object({
      key: z.string(),
      name: Text,
      introduce: Text,
      regStartOffsetDays: Days,
      regEndOffsetDays: Days,
      startOffsetDays: Days,
      endOffsetDays: Days,
      colorType: z.int(),
      family: z.string(),
    }),
  ),
})

const names = (list: Named[]) => list.map(({ name }) => name)

/** Two lists of paragraphs as one list of texts. */
function paired({ zh, en }: { zh: string[]; en: string[] }): Bilingual[] {
  return zh.map((paragraph, index) => ({ zh: paragraph, en: en[index] ?? '' }))
}

function logoRows(type: number, list: Named[]) {
  return list.map(({ name }, position) => ({
    key: `logo-${type}-${position}`,
    logoType: type,
    logoUrl: drawn(`/media/seal/logo-${type}-${position}.svg?text=${encodeURIComponent(name.zh.slice(0, 1))}`),
    name,
    position,
  }))
}

/** The fair itself, its exhibitions open for sign-up, and the logos of its institutions. */
export async function seedExpo(db: Db, calendar: Calendar): Promise<void> {
  const { exhibitions, days, hosts, organizers, supporters, ...fair } = readDocument('expo.json', ExpoContent)
  await db.insert(expos).values({
    ...fair,
    introduction: paired(fair.introduction),
    key: 'fair',
    main: true,
    vrUrl: '/vr.html#/',
    hosts: names(hosts),
    organizers: names(organizers),
    supporters: names(supporters),
    regStartsAt: calendar.day(-90),
    regEndsAt: calendar.day(days),
    startsAt: calendar.day(0, '09:00'),
    endsAt: calendar.day(days - 1, '18:00'),
  })
  await db.insert(expos).values(
    exhibitions.map((one) => ({
      key: one.key,
      name: one.name,
      introduction: [one.introduce],
      colorType: one.colorType,
      coverUrl: drawn(`/media/art/${one.family}/expo-${one.key}.svg?w=1066&h=600`),
      regStartsAt: calendar.day(one.regStartOffsetDays),
      regEndsAt: calendar.day(one.regEndOffsetDays, '18:00'),
      startsAt: calendar.day(one.startOffsetDays, '09:00'),
      endsAt: calendar.day(one.endOffsetDays, '18:00'),
    })),
  )
  const brand = { logoUrl: drawn('/brand.svg'), name: fair.name }
  await db
    .insert(logos)
    .values([
      { ...brand, key: 'header', logoType: 1 },
      { ...brand, key: 'footer', logoType: 2 },
      ...logoRows(3, hosts),
      ...logoRows(4, organizers),
      ...logoRows(5, supporters),
    ])
}
