import type { AnyDocument } from '#contract/fair/content/fields.ts'
import { findDifferences } from '#contract/fair/content/rules.ts'
import { normalizeEmail } from '#contract/core/contact/email.ts'
import { importFields } from '#contract/operations/imports/rules.ts'
import { TEAM_MAX } from '#contract/people/team/limits.ts'
import { findTeamRole, type TeamRole, teamRoles } from '#contract/people/team/rules.ts'
import { hashPassword } from '#server/platform/auth/password.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { nextNumbers } from '#server/platform/db/upsert.ts'
import { type Account, findAccountById } from '#server/modules/foundation/accounts/index.ts'
import { holdRelated } from '#server/modules/fair/content/index.ts'
import { inviteMany, isEmailTaken, takeBackInvited } from '#server/modules/people/team/index.ts'
import { reasonOf } from '../words'
import { contentNames } from './content'
import type { Draft, Subject, WriteResult } from './subject'

const toDocument = ({ name, email, exhibitorId, userType, languageType }: Account): AnyDocument => ({
  name: name.zh || name.en,
  email,
  exhibitor: exhibitorId,
  role: findTeamRole(userType) ?? '',
  language: languageType === 2 ? 'en' : 'zh',
})

const lineOf = (document: AnyDocument, name: string): string => {
  const value = document[name]
  return typeof value === 'string' ? value : ''
}

const roleNamed = (name: string): TeamRole => teamRoles.find((role) => role === name) ?? 'salesperson'

/** People of exhibitors: each gets an invitation by mail, and nobody an account without one. Who is there stays as they are. */
export const accountSubject: Subject = {
  ...contentNames,
  kind: 'account',
  unique: { email: (document) => normalizeEmail(lineOf(document, 'email')) },
  async read(db, ids) {
    const found = new Map<number, Draft>()
    for (const id of new Set(ids)) {
      const held = await findAccountById(db, id)
      if (held && held.status !== 'rejected') found.set(id, { id, document: toDocument(held), held })
    }
    return found
  },
  async validate(db, documents) {
    const reasons = []
    for (const { before, document } of documents) {
      const isOther = before && findDifferences(importFields('account'), before.document, document).length > 0
      if (isOther) reasons.push([reasonOf('email', 'accountStays')])
      else if (!before && (await isEmailTaken(db, lineOf(document, 'email'))))
        reasons.push([reasonOf('email', 'emailTaken')])
      else reasons.push([])
    }
    return reasons
  },
  nextIds: (db, count) => nextNumbers(db, 'account', count),
  hold: async () => undefined,
  holdRelated: (db, documents) =>
    holdRelated(
      db,
      'exhibit',
      documents.map(({ exhibitor = null }) => ({ exhibitor })),
    ),
  async write(db, documents, { byAccount, sender }) {
    // Nobody knows the password: the link alone opens each account.
    const passwordHash = await hashPassword(null, newKey())
    const refused = await inviteMany(
      db,
      sender,
      documents.map(({ id, document }) => ({
        id,
        exhibitorId: Number(document['exhibitor']),
        email: lineOf(document, 'email'),
        name: lineOf(document, 'name'),
        role: roleNamed(lineOf(document, 'role')),
        languageType: lineOf(document, 'language') === 'en' ? (2 as const) : (1 as const),
        passwordHash,
        byAccount,
      })),
    )
    return new Map(
      documents.map(({ id }): [number, WriteResult] => {
        const why = refused.get(id)
        if (!why) return [id, { revision: 1, before: null }]
        const reason =
          why === 'taken' ? reasonOf('email', 'emailTaken') : reasonOf('exhibitor', 'teamFull', { max: TEAM_MAX })
        return [id, { refused: [reason] }]
      }),
    )
  },
  async undo(db, { id, byAccount }) {
    const account = await findAccountById(db, id)
    if (!account || account.status === 'rejected') return 'gone'
    return (await takeBackInvited(db, id, byAccount)) ? 'undone' : 'used'
  },
}
