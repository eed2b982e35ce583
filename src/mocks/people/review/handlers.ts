import { hasPermission } from '#contract/core/permissions.ts'
import type { CaseAction, CaseDetail, CaseRow, CaseState } from '#contract/people/review/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import * as contract from '#contract/people/review/endpoints.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { type MockCase, mockCases } from './cases'
import { reasons } from './reasons'
import { drawing } from '#src/mocks/core/art.ts'
import { type Both, say } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { containsText, paginate, sortRows } from '#src/mocks/core/paginate.ts'

interface Filter {
  subject: MockCase['subject']
  state?: CaseState | undefined
  kind?: string | undefined
  keyWord?: string | undefined
}

/** What the filter finds, whatever its state. */
const found = ({ subject, kind, keyWord }: Filter): MockCase[] =>
  mockCases.filter(
    (one) =>
      one.subject === subject &&
      (!kind || one.kind === kind) &&
      containsText(keyWord, ...one.name, ...one.expo, one.phone, one.email),
  )

function ordered(cases: readonly MockCase[], state: CaseState | undefined): MockCase[] {
  const oldestFirst = cases
    .filter((one) => !state || one.state === state)
    .toSorted((a, b) => a.submittedAt.localeCompare(b.submittedAt))
  return state === 'review' ? oldestFirst : oldestFirst.toReversed()
}

const sortText = (one: MockCase, field: 'name' | 'submittedAt') => (field === 'name' ? one.name[0] : one.submittedAt)

function rowOf(one: MockCase, language: Language): CaseRow {
  const { id, subject, kind, phone, email, state, version, submittedAt, decidedAt } = one
  const [name, expoName] = [say(language, one.name), say(language, one.expo)]
  return { id, subject, kind, name, expoName, phone, email, state, version, submittedAt, decidedAt }
}

const line = (field: string, [zh, en]: Both) => ({ field, zh, en })
const same = (field: string, text: string) => line(field, [text, text])

function demandLines({ kind, name, person, phone }: MockCase): ReturnType<typeof line>[] {
  return [
    line('title', name),
    line('category', ['生活器物', 'Everyday objects']),
    line('quantity', ['90 件', '90 pieces']),
    same('price', 'CNY 350'),
    line('supplement', [
      '暖光，须有电气安全认证；请附灯罩的防火等级。',
      'Warm light; electrically certified, with the fire rating of the shade.',
    ]),
    same('deliverBy', '2027-01-15'),
    same('validUntil', '2026-12-20'),
    ...(kind === 'named' ? [line('exhibitors', ['青禾陶瓷、大漆工坊', 'Qinghe Ceramics, Daqi Lacquer'])] : []),
    line('contactPerson', person),
    same('contactNumber', phone),
    same('picture', drawing(8, { width: 600, height: 450 })),
  ]
}

function linesOf(one: MockCase): ReturnType<typeof line>[] {
  return one.subject === 'demand' ? demandLines(one) : applicationLines(one)
}

function applicationLines({ subject, kind, name, person, expo, phone, email }: MockCase): ReturnType<typeof line>[] {
  const reached = [same('phone', phone), same('email', email)]
  if (subject === 'enrollment') {
    return [
      line('expo', expo),
      same('expoPeriod', '2026-12-01 – 2026-12-05'),
      line('exhibitor', name),
      line('applicant', person),
      line('signUpType', kind === 'group' ? ['随团报名', 'With a group'] : ['单独报名', 'Individual']),
      ...(kind === 'group' ? [line('group', ['江南工艺参展团', 'Jiangnan Crafts Group'])] : []),
      line('exhibitionType', ['仅线上', 'Online only']),
      ...reached,
    ]
  }
  const who = [line('name', person), line('cardType', ['护照', 'Passport']), same('cardNumber', 'E10020031')]
  const industries = line('industries', ['木漆金工、家居', 'Wood, lacquer and metal, Home furnishing'])
  if (kind === 'buyer') {
    return [
      ...who,
      line('country', ['英国', 'United Kingdom']),
      ...reached,
      industries,
      line('objectives', ['寻找展品、寻找合作伙伴', 'Looking for items, Finding a partner']),
      line('intentions', ['非物质文化遗产·陶瓷', 'Intangible cultural heritage: Ceramics']),
      line('validity', ['长期', 'No expiration date']),
    ]
  }
  return [
    ...(kind === 'exhibitorCompany' ? [line('company', name), same('socialCredit', '91330106MA1YX002K4')] : []),
    ...who,
    line('country', ['中国', 'China']),
    line('area', ['浙江', 'Zhejiang']),
    line('city', ['杭州', 'Hangzhou']),
    ...reached,
    line('hall', ['工艺美术馆', 'Arts and Crafts Hall']),
    line('category', ['竹木', 'Wood and bamboo']),
    industries,
    line('exhibitionType', ['线上与线下', 'Online and offline']),
    line('validity', ['长期', 'No expiration date']),
  ]
}

/** The lines beside what they were, for who may compare. */
function comparedLines(one: MockCase, before: MockCase['before']): CaseDetail['lines'] {
  return linesOf(one).map((now) => {
    const was = before?.lines[now.field]
    return { ...now, was: was ? { zh: was[0], en: was[1] } : null }
  })
}

const actions: Record<CaseState, CaseAction[]> = {
  review: ['approve', 'reject', 'changes'],
  changes: ['approve', 'reject', 'undo'],
  approved: ['undo'],
  rejected: ['undo'],
  cancelled: [],
}

function detailOf(one: MockCase, { token, language }: { token: string; language: Language }): CaseDetail {
  const decides = hasPermission(accountOfToken(token).userType, 'decideCases')
  const { languageType, files, identity, opinion } = one
  const before = decides ? one.before : undefined
  const history = one.history.map((event) => ({ ...event, by: say(language, event.by ?? ['申请人', 'Applicant']) }))
  return {
    ...rowOf(one, language),
    languageType,
    lines: comparedLines(one, before),
    changedSince: before?.at ?? null,
    files,
    identity,
    opinion,
    history,
    actions: decides ? actions[one.state] : [],
  }
}

const byId = ({ subject, id }: { subject: string; id: number }) =>
  mockCases.find((one) => one.subject === subject && one.id === id)

const after: Record<CaseAction, CaseState> = {
  approve: 'approved',
  reject: 'rejected',
  changes: 'changes',
  undo: 'review',
}

/** Whoever comes second is a scenario (`decideCase:10322`): here nobody else decides. */
function decide(one: MockCase, action: CaseAction, reason: string, by: Both): void {
  const [fromState, toState, at] = [one.state, after[action], new Date().toISOString()]
  one.history.push({ action, fromState, toState, reason, by, at })
  one.before = undefined
  one.state = toState
  one.version += 1
  one.opinion = action === 'undo' ? '' : reason
  one.decidedAt = action === 'undo' ? null : at
}

const fileNames = { registration: 'registrations', enrollment: 'sign-ups', demand: 'demands' } as const

export const review = [
  ...reasons,
  mock(contract.listCases, ({ input, language }) => {
    const all = found(input)
    const of = (state: CaseState) => all.filter((one) => one.state === state).length
    const counts = {
      review: of('review'),
      changes: of('changes'),
      approved: of('approved'),
      rejected: of('rejected'),
      cancelled: of('cancelled'),
    }
    const page = paginate(sortRows(ordered(all, input.state), input.sort, sortText), input)
    return { ...page, list: page.list.map((one) => rowOf(one, language)), counts }
  }),
  mock(contract.getCase, (input) => detailOf(byId(input.input) ?? refuse('CaseNotFound'), input)),
  mock(contract.decideCase, (input) => {
    const { action, reason } = input.input
    const one = byId(input.input) ?? refuse('CaseNotFound')
    if ((action === 'reject' || action === 'changes') && reason.trim() === '') return refuse('ReasonRequired')
    decide(one, action, reason.trim(), accountOfToken(input.token).name)
    return detailOf(one, input)
  }),
  mock(contract.exportCases, ({ input, language }) => {
    const rows = ordered(found(input), input.state).map((one) => `${one.id},${say(language, one.name)},${one.phone}`)
    const name = fileNames[input.subject]
    const heading = language === 'en-US' ? 'Number,Name,Phone' : '编号,名称,手机'
    return { fileName: `${name}-2026-11-21.csv`, csv: `\uFEFF${[heading, ...rows].join('\r\n')}` }
  }),
]
