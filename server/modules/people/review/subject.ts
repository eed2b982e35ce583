import type { CaseAction, CaseDetail, CaseSubject } from '#contract/people/review/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import type { Column } from '#server/platform/csv.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import type { Account } from '#server/modules/foundation/accounts/index.ts'
import type { NoticeName } from '#server/modules/foundation/notices/index.ts'
import type { Cases } from './case-columns.queries'
import type { CaseLine } from './lines'
import type { CaseRecord } from './review.queries'
import type { DecidedState } from './transitions'

/** Phone and e-mail as the reader may see them; `whole`: so are the numbers of the record. */
export interface ShownContact {
  whole: boolean
  /** Opens what the record has sealed. */
  vault: Vault
  phone: string
  email: string
}

/** A decision that follows from the case as it was seen. */
export interface Decision {
  action: CaseAction
  found: CaseRecord
  /** Of the case as the reviewer saw it. */
  version: number
  change: { state: DecidedState; opinion: string; decidedAt: Date | null }
  /** The applicant's. */
  account: Account
  language: Language
}

/** A notice's parameters, in both languages where they have two. */
export type NoticeParameters = Record<string, string | { zh: string; en: string }>

/** What is reviewed: its owner says how its cases are read and what a decision does; review knows no more of it. */
export interface ReviewSubject {
  /** Its cases in the columns that the queue lists. */
  selectCases: (db: Db) => Cases
  /** Every field in both languages, the files, and what is known of the person; undefined when the case is gone. */
  describe: (
    db: Db,
    found: CaseRecord,
    contact: ShownContact,
  ) => Promise<(Pick<CaseDetail, 'files' | 'identity'> & { lines: CaseLine[] }) | undefined>
  /**
   * Changes the case and whatever hangs on it, in the decision's own transaction; false when somebody was first.
   * Throws UndoImpossible.
   */
  apply: (db: Db, decision: Decision) => Promise<boolean>
  /** Why a decision cannot be undone once others have taken what the case held, in both languages. */
  takenAnew: Record<Language, string>
  /** The notice to the applicant. */
  notices: Record<CaseAction, NoticeName>
  noticeParameters: (found: CaseRecord) => NoticeParameters
  /** Of its table: how the file is called, what its kinds are called, and columns of its own after the name. */
  table: { name: string; kinds: Record<string, readonly [zh: string, en: string]>; columns: Column<CaseRecord>[] }
}

export type ReviewSubjects = Record<CaseSubject, ReviewSubject>
