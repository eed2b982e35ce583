import { CODE_PARAMETER } from '#contract/people/pre-registration/parameter.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { session } from '#src/common/session/storage.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { emptyValues, type FormValues, type Role, withNamesSwapped } from './form-values'

export type Stage = 'role' | 'history' | 'form' | 'done'

/** A registration under way. */
export interface Draft {
  stage: Stage
  role: Role
  /** `joinType` of the address that it was begun with. */
  joinType: string
  values: FormValues
  /** Made once per form: sending again registers once. */
  clientKey: string
  preExhibitorId: number | undefined
  /** The code of the pre-registration that it is made of. */
  preRegistration?: string | undefined
  /** That of the names, once the draft is kept. */
  language?: string
}

/** `joinType` of the query before or after the hash; empty when there is none (spec: access §2.1). */
export const toJoinType = (address: string): string => readQuery(address, 'joinType')

function readQuery(address: string, name: string): string {
  const queries = address.split('#').map((part) => new URLSearchParams(part.slice(part.indexOf('?') + 1)))
  return queries.map((query) => query.get(name)).find((value) => value !== null) ?? ''
}

/** The code of a pre-registration in the query before or after the hash; empty when there is none. */
export const toPreRegistration = (address: string): string => readQuery(address, CODE_PARAMETER)

const stages: Record<Role, readonly Stage[]> = {
  exhibitor: ['role', 'history', 'form', 'done'],
  buyer: ['role', 'form', 'done'],
  group: ['role'],
}

/** The steps that a role takes. */
export const stagesOf = (role: Role): readonly Stage[] => stages[role]

/** A new registration: `joinType` chooses the role and skips its step; Buyer is a buyer, all else an exhibitor. */
export function newDraft(joinType: string): Draft {
  const role = joinType === 'Buyer' ? 'buyer' : 'exhibitor'
  const stage = joinType === '' ? 'role' : stageAfterRole(role)
  return { stage, role, joinType, values: emptyValues, clientKey: newKey(), preExhibitorId: undefined }
}

/** What follows the choice of a role; the group does not proceed (spec: access §4). */
export function stageAfterRole(role: Role): Stage {
  if (role === 'group') return 'role'
  return role === 'exhibitor' ? 'history' : 'form'
}

/** One step back, with a fresh form (spec: access §4). */
export function stepBack(draft: Draft): Draft {
  const stage = draft.stage === 'form' && draft.role === 'exhibitor' ? 'history' : 'role'
  const { role, joinType, preRegistration } = draft
  return { ...newDraft(''), role, joinType, preRegistration, stage }
}

/** The draft at a step that Back or Forward named; at the role where its role has no such step, or all is done. */
export function stageArrivedAt(draft: Draft, stage: Stage): Draft {
  return { ...draft, stage: stage !== 'done' && stagesOf(draft.role).includes(stage) ? stage : 'role' }
}

const secrets = { password: '', againPassword: '', code: '' }

/** Keeps the draft for a reload: never the password, its repetition and the code. */
export function saveDraft(draft: Draft): void {
  session.set('registrationDraft', {
    ...draft,
    language: getLanguage(),
    values: { ...draft.values, ...secrets },
  })
}

export function deleteDraft(): void {
  session.remove('registrationDraft')
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('values' in value) || !('stage' in value)) return false
  const { values } = value
  if (typeof values !== 'object' || values === null) return false
  // A draft of another version of the form is not taken up.
  return Object.entries(emptyValues).every(([name, blank]) => typeof Reflect.get(values, name) === typeof blank)
}

/** The kept draft that was begun at the same address, its names as the reader's language has them, or a new one. */
export function loadDraft(joinType: string): Draft {
  const kept = session.get('registrationDraft')
  if (!isDraft(kept) || kept.joinType !== joinType || kept.stage === 'done') return newDraft(joinType)
  const isOther = kept.language !== undefined && kept.language !== getLanguage()
  return isOther ? { ...kept, values: withNamesSwapped(kept.values) } : kept
}
