import type { Language } from '#contract/core/language.ts'
import { drawing } from '#src/mocks/core/art.ts'
import { type Both, say } from '#src/mocks/core/bilingual.ts'
import { groups } from '#src/mocks/fair/expo/groups.ts'
import { minutesFromNow, momentIn } from '#src/mocks/core/time.ts'

const names: readonly Both[] = [
  ['器物之美·当代工艺展', 'Beauty in Use: Craft Today'],
  ['二十四番花信·织染展', 'Twenty-four Winds: Woven and Dyed'],
  ['书的身体·独立出版展', 'The Body of the Book'],
  ['远方的织机', 'Looms from Afar'],
  ['光影工坊·动画短片周', 'Light Workshop: Animated Shorts'],
  ['山海之间·文旅手作展', 'Between Hills and Sea'],
  ['纸上江南', 'Jiangnan on Paper'],
  ['声音的形状', 'The Shape of Sound'],
  ['漆与时间', 'Lacquer and Time'],
  ['小城印记·城市礼物展', 'Small Town Marks: City Gifts'],
  ['皮影新生', 'Shadow Puppets Reborn'],
  ['茶席十二时', 'Twelve Hours at the Tea Table'],
]

/** The one with a future sign-up. */
const TO_COME = 2

export interface MockApplication {
  id: number
  userId: string
  expoId: number
  approvalStatus: 0 | 1 | 2 | 3
  cause: Both
  type: number
  exhibitionType: number
  groupId: number
  submittedAt: string
}

const none: Both = ['', '']

const of = (
  days: number,
  one: Pick<MockApplication, 'id' | 'expoId' | 'approvalStatus'> & Partial<MockApplication>,
) => ({
  userId: '1',
  cause: none,
  type: 0,
  groupId: 0,
  exhibitionType: 1,
  submittedAt: momentIn(days, '10:20'),
  ...one,
})

/** The exhibitor's: one of every status. */
const applications: MockApplication[] = [
  of(-2, { id: 3, expoId: 4, approvalStatus: 1, type: 1, groupId: 5 }),
  of(-9, { id: 2, expoId: 5, approvalStatus: 2 }),
  of(-14, {
    id: 1,
    expoId: 6,
    approvalStatus: 0,
    cause: [
      '参展作品与展览主题不符，请补充手作过程的图片后重新报名。',
      'The works do not fit the theme; please add pictures of how they are made and sign up again.',
    ],
  }),
]

/** The newest application of an account to an exhibition. */
export const findMockApplication = (userId: string, expoId: number): MockApplication | undefined =>
  applications.find((one) => one.userId === userId && one.expoId === expoId)

export const mockApplicationsOf = (userId: string): MockApplication[] =>
  applications.filter((one) => one.userId === userId)

/** Applied now, under review. */
export function addMockApplication(
  application: Pick<MockApplication, 'userId' | 'expoId' | 'type' | 'exhibitionType' | 'groupId'>,
): number {
  const id = applications.length + 1
  applications.unshift({ ...application, id, approvalStatus: 1, cause: none, submittedAt: minutesFromNow(0) })
  return id
}

export function mockExhibitionsIn(language: Language, userId: string) {
  return names.map((name, i) => ({
    id: i + 1,
    name: say(language, name),
    introduce: say(language, [
      '面向工坊、机构与独立创作者招展，线上展厅与线下展位同步开放。',
      'Open to workshops, institutions and independent makers, with booths online and on site.',
    ]),
    distanceDay: 20 + i * 7,
    regStartTime: i + 1 === TO_COME ? minutesFromNow(60 * 26) : momentIn(-20, '09:00'),
    regEndTime: momentIn(14 + i * 5, '18:00'),
    startTime: momentIn(20 + i * 7, '09:00'),
    endTime: momentIn(24 + i * 7, '18:00'),
    coverImageUrl: drawing(700 + i, { width: 1060, height: 530 }),
    isRegMainExpo: false,
    approvalStatus: findMockApplication(userId, i + 1)?.approvalStatus ?? null,
  }))
}

export const mockExhibitionName = (language: Language, id: number): string => say(language, names[id - 1] ?? none)

export const mockGroupsIn = (language: Language) =>
  groups.map(({ id, name, exhibitionType }) => ({ id, exhibitionGroupName: say(language, name), exhibitionType }))
