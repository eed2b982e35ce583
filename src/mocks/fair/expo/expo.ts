import type { ExpoInfo } from '#contract/fair/expo/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { drawing } from '#src/mocks/core/art.ts'
import { say, type Both } from '#src/mocks/core/bilingual.ts'
import { momentIn } from '#src/mocks/core/time.ts'

export function expoIn(language: Language) {
  const tell = (zh: string, en: string) => say(language, [zh, en])
  return {
    id: 1,
    expoName: tell('云展·文化产业博览会', 'Yunzhan Cultural Industries Fair'),
    slogan: tell('把一座城的手艺，搬到你眼前', 'A whole city of craft, brought before your eyes'),
    introduce: [
      tell(
        '云展是一座全年开放的线上文化产业博览会，汇集工艺、非遗、出版、影视、数字创意与文旅。',
        'Yunzhan is an online fair of the cultural industries: craft, living heritage, publishing, film, digital work and travel.',
      ),
      tell(
        '在这里可以看展品、看直播、认识展商，也可以发布采购需求、预约洽谈。',
        'Browse works, watch live sessions, meet exhibitors and arrange talks.',
      ),
    ],
    cityName: tell('杭州', 'Hangzhou'),
    venue: tell('钱塘会展中心', 'Qiantang Convention Center'),
    startTime: momentIn(-1, '09:00'),
    endTime: momentIn(3, '18:00'),
    hosts: [{ name: tell('钱塘文化产业促进会', 'Qiantang Cultural Industries Association') }],
    organizers: [
      { name: tell('云展运营中心', 'Yunzhan Operations Center') },
      { name: tell('钱塘会展集团', 'Qiantang Exhibition Group') },
    ],
    supporters: [{ name: tell('青年匠人联盟', 'Young Makers Alliance') }],
    contacts: {
      phone: '0571-8800 0000',
      groupPhone: '0571-8800 0018',
      email: 'service@yunzhan.example',
      address: tell('杭州市钱塘区会展大道 1 号', '1 Huizhan Avenue, Qiantang, Hangzhou'),
      hours: tell('每日 9:00–18:00', 'Daily 9:00–18:00'),
    },
    filingNumbers: [],
    colorType: 0,
    templateName: 'simple-style',
  } satisfies ExpoInfo
}

const expos: readonly Both[] = [
  ['云展·文化产业博览会', 'Yunzhan Cultural Industries Fair'],
  ['江南工艺周', 'Jiangnan Craft Week'],
  ['数字文博大会', 'Digital Museums Congress'],
]

export function expoListIn(language: Language) {
  return expos.map((name, i) => ({
    id: i + 1,
    name: say(language, name),
    introduce: say(language, [
      '面向工坊、机构与独立创作者招展。',
      'Open to workshops, institutions and independent makers.',
    ]),
    distanceDay: i * 30,
    regStartTime: momentIn(-60, '00:00'),
    regEndTime: momentIn(20 + i * 20, '23:59'),
    startTime: momentIn(i * 30 - 1, '09:00'),
    endTime: momentIn(i * 30 + 3, '18:00'),
    coverImageUrl: drawing(500 + i, { width: 960, height: 540 }),
    isRegMainExpo: i === 0,
  }))
}

export const logos: readonly { logoType: number; name: Both }[] = [
  { logoType: 1, name: ['云展', 'Yunzhan'] },
  { logoType: 2, name: ['云展', 'Yunzhan'] },
  { logoType: 3, name: ['钱塘文化产业促进会', 'Qiantang Cultural Industries Association'] },
  { logoType: 4, name: ['云展运营中心', 'Yunzhan Operations Center'] },
  { logoType: 4, name: ['钱塘会展集团', 'Qiantang Exhibition Group'] },
  { logoType: 5, name: ['青年匠人联盟', 'Young Makers Alliance'] },
]

export function logosIn(language: Language, types: readonly number[]) {
  return logos
    .filter(({ logoType }) => types.includes(logoType))
    .map(({ logoType, name }, i) => ({
      logoType,
      // The header bears the fair's own mark, the footer too.
      logoUrl: logoType < 3 ? '/brand.svg' : drawing(600 + i * 4, { width: 240, height: 96 }),
      name: say(language, name),
    }))
}
