import type { AccountRow } from '#contract/operations/management/schemas.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { formatEmail, maskEmail, maskPhone } from '#server/platform/mask.ts'
import { type AccountRecord, formatPhone } from '#server/modules/foundation/accounts/index.ts'

export interface Reader {
  language: Language
  viewer: Viewer | null
}

/** Phone and e-mail are whole only for who manages accounts. */
export const seesWhole = (viewer: Viewer | null): boolean => hasPermission(viewer?.userType, 'manageAccounts')

/** An account as the reader sees it. */
export function presentAccount(of: AccountRecord, sessions: number, { language, viewer }: Reader): AccountRow {
  const whole = seesWhole(viewer)
  // Where nothing was proved, what was given at registration: it reaches people all the same.
  const phone = formatPhone(of.phone || of.contactPhone)
  const email = of.email || of.contactEmail
  return {
    id: of.id,
    name: pick(of.name, language),
    phone: whole ? phone : maskPhone(phone),
    email: whole ? formatEmail(email) : maskEmail(email),
    userType: of.userType,
    status: of.status,
    sessions,
    createdAt: of.createdAt.toISOString(),
  }
}
