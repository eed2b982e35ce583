import type { ContentDocument } from '#contract/fair/content/kinds.ts'
import { logoFields } from '#contract/fair/expo/content.ts'
import { expoIn, expoListIn, logos } from './expo'

const [zh, en] = [expoIn('zh-CN'), expoIn('en-US')]
const [listed, listedInEnglish] = [expoListIn('zh-CN'), expoListIn('en-US')]

type Names = readonly { name: string }[]
const named = (chinese: Names, english: Names) =>
  chinese.map(({ name }, place) => ({ name: { zh: name, en: english[place]?.name ?? '' } }))

/** What is edited of the mock fair and its exhibitions, the fair first. */
export const expoDocuments = (picture: string): ContentDocument<'expo'>[] =>
  listed.map((one, place) => ({
    name: { zh: one.name, en: listedInEnglish[place]?.name ?? '' },
    slogan: { zh: zh.slogan, en: en.slogan },
    introduction: [{ paragraph: { zh: one.introduce, en: listedInEnglish[place]?.introduce ?? '' } }],
    startsAt: one.startTime,
    endsAt: one.endTime,
    regStartsAt: one.regStartTime,
    regEndsAt: one.regEndTime,
    city: { zh: zh.cityName, en: en.cityName },
    venue: { zh: zh.venue, en: en.venue },
    coverUrl: { zh: picture, en: '' },
    hosts: named(zh.hosts, en.hosts),
    organizers: named(zh.organizers, en.organizers),
    supporters: named(zh.supporters, en.supporters),
    phone: zh.contacts.phone,
    groupPhone: zh.contacts.groupPhone,
    email: zh.contacts.email,
    address: { zh: zh.contacts.address, en: en.contacts.address },
    hours: { zh: zh.contacts.hours, en: en.contacts.hours },
    filing: [],
    colorType: '0',
    templateName: 'simple-style',
    hallColumn: 'shown',
    vrUrl: '/vr.html#/',
  }))

/** What is edited of its logos. */
export const logoDocuments = (picture: string): ContentDocument<'logo'>[] =>
  logos.map(({ logoType, name: [chinese, english] }) => ({
    logoType: logoFields.logoType.options[logoType - 1] ?? '1',
    name: { zh: chinese, en: english },
    logoUrl: { zh: picture, en: '' },
  }))
