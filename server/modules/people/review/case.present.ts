import { hasPermission } from '#contract/core/permissions.ts'
import type { CaseRow, CaseSubject } from '#contract/people/review/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { formatEmail, maskEmail, maskPhone } from '#server/platform/mask.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { formatPhone } from '#server/modules/foundation/accounts/index.ts'
import type { CaseRecord } from './review.queries'

export interface Reader {
  language: Language
  viewer: Viewer | null
}

/** Who reads one case: what is sealed of it is opened for them. */
export interface CaseReader extends Reader {
  vault: Vault
}

export const mayDecide = ({ viewer }: Pick<Reader, 'viewer'>): boolean => hasPermission(viewer?.userType, 'decideCases')

/** Phone and e-mail as the reader sees them: whole only for who may decide. */
export function presentContact({ phone, email }: { phone: string; email: string }, reader: Reader) {
  const shown = formatPhone(phone)
  return mayDecide(reader)
    ? { phone: shown, email: formatEmail(email) }
    : { phone: maskPhone(shown), email: maskEmail(email) }
}

export function presentCase(subject: CaseSubject, of: CaseRecord, reader: Reader): CaseRow {
  const { id, kind, version } = of
  return {
    id,
    subject,
    kind,
    name: pick(of.name, reader.language),
    expoName: pick(of.expo, reader.language),
    ...presentContact(of, reader),
    state: of.state,
    version,
    submittedAt: of.submittedAt.toISOString(),
    decidedAt: of.decidedAt?.toISOString() ?? null,
  }
}
