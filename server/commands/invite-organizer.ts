import { userTypes } from '#contract/core/permissions.ts'
import { email as emailRule } from '#contract/core/contact/contact-rules.ts'
import { normalizeEmail } from '#contract/core/contact/email.ts'
import type { Language } from '#contract/core/language.ts'
import {
  type Account,
  addAccount,
  findAccount,
  giveInvitation,
  invitationPath,
  lockAddress,
} from '#server/modules/foundation/accounts/index.ts'
import { hashPassword } from '#server/platform/auth/password.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import type { Database } from '#server/platform/db/database.ts'
import { StartError } from '#server/platform/start-error.ts'
import { organizerText } from './organizer-texts'

export interface Invitation {
  email: string
  /** As the organizer console shows it; empty for "organizer" in both languages. */
  name: string
  /** Of the link's page and of what the fair writes to this person. */
  language: Language
  /** Where browsers reach the fair: `https://fair.example`. */
  origin: string
}

function checkInvited({ userType, status }: Account, { email, language }: Invitation): void {
  if (userType !== userTypes.organizer) throw new StartError(organizerText('otherType', { email, userType }, language))
  if (status !== 'active') throw new StartError(organizerText('disabled', { email }, language))
}

/**
 * The link by which an organizer sets the password, once and within INVITATION_LIFE_MS; it ends the one given before.
 * The account is made where the e-mail has none. Throws StartError in the language of the invitation.
 */
export async function inviteOrganizer({ write }: Database, invitation: Invitation): Promise<string> {
  const { email, name, language, origin } = invitation
  if (emailRule(email)) throw new StartError(organizerText('usage', {}, language))
  const address = normalizeEmail(email)
  // Nobody knows the first password: the link alone opens the account.
  const passwordHash = await hashPassword(null, newKey())
  const { uuid } = await write(async (db) => {
    // Two who invite the same person at once: the second finds what the first made, and ends its link.
    await lockAddress(db, address)
    const found = await findAccount(db, address)
    if (found && found.status !== 'rejected') checkInvited(found, invitation)
    else
      await addAccount(db, {
        email: address,
        name: name === '' ? { zh: '主办方', en: 'Organizer' } : { zh: name, en: name },
        passwordHash,
        userType: userTypes.organizer,
        status: 'active',
        languageType: language === 'zh-CN' ? 1 : 2,
      })
    return giveInvitation(db, address)
  })
  return `${origin}/${invitationPath({ uuid, email: address, lang: language })}`
}
