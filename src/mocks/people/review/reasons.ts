import { REASONS_MAX, reasonActions } from '#contract/people/review/rules.ts'
import * as contract from '#contract/people/review/endpoints.ts'
import type { Reason } from '#contract/people/review/schemas.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'

type Kept = Reason & { key: string }

const ready = (id: number, action: Reason['action'], zh: string, en: string): Kept => ({
  id,
  key: `mock-reason-${id}`,
  action,
  zh,
  en,
})

/** The ready-made reasons of the mock fair, for this visit of the page. */
const kept: Kept[] = [
  ready(1, 'changes', '证件照片模糊，请重新上传。', 'The identity picture is blurred; please upload it again.'),
  ready(
    2,
    'changes',
    '企业名称与营业执照不一致，请按营业执照填写。',
    'The company name differs from the business license. Please enter it as shown there.',
  ),
  ready(
    3,
    'changes',
    '所选类目与展品不符，请重新选择。',
    'The category does not fit the exhibits; please choose another.',
  ),
  ready(4, 'reject', '在企业登记系统中未查到该企业。', 'The company could not be found in the company register.'),
  ready(5, 'reject', '营业执照已过有效期。', 'The business license has expired.'),
  ready(6, 'reject', '展品不属于本届展会的展出范围。', 'The exhibits are outside the scope of this fair.'),
]

const show = ({ id, action, zh, en }: Kept): Reason => ({ id, action, zh, en })

let lastId = kept.length

export const reasons = [
  mock(contract.listReasons, () =>
    reasonActions.flatMap((action) => kept.filter((one) => one.action === action).map(show)),
  ),
  mock(contract.addReason, ({ input }) => {
    const known = kept.find(({ key }) => key === input.key)
    if (known) return show(known)
    if (kept.length >= REASONS_MAX) return refuse('ReasonsFull', { max: REASONS_MAX })
    const added = { ...input, id: (lastId += 1) }
    kept.push(added)
    return show(added)
  }),
  mock(contract.removeReason, ({ input }) => {
    const place = kept.findIndex(({ id }) => id === input.id)
    if (place >= 0) kept.splice(place, 1)
    return {}
  }),
]
