import type { Language } from '#contract/core/language.ts'
import { answerState, type AnswerState, questionsOf } from '#contract/operations/questionnaires/rules.ts'
import type { OwnQuestionnaire, Questionnaire } from '#contract/operations/questionnaires/schemas.ts'
import { fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { EntryRow } from './entries.queries'
import { countDrafts, differs, findRequested, type QuestionnaireRow, type RevisionRow } from './questionnaires.queries'

/** As the organizer reads several. */
export async function presentManagedAll(db: Db, rows: readonly QuestionnaireRow[]): Promise<Questionnaire[]> {
  const ids = rows.map(({ id }) => id)
  const [drafts, requested] = await Promise.all([countDrafts(db, ids), findRequested(db, ids)])
  return rows.map((row) => {
    const revision = requested.get(row.id)
    return {
      id: row.id,
      version: row.version,
      state: row.state,
      title: row.title,
      intro: row.intro,
      isAnonymous: row.isAnonymous,
      audience: row.audience,
      from: row.fromAt?.toISOString() ?? '',
      until: row.untilAt?.toISOString() ?? '',
      responsesMax: row.responsesMax,
      document: row.document,
      revision: row.revision,
      hasChanges: revision !== undefined && differs(row, revision),
      submitted: row.submitted,
      drafts: drafts.get(row.id) ?? 0,
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}

/** As the organizer reads it. */
export async function presentManaged(db: Db, row: QuestionnaireRow): Promise<Questionnaire> {
  const [one] = await presentManagedAll(db, [row])
  if (!one) throw new Error('nothing to present')
  return one
}

const stateOf = ({ state, untilAt }: QuestionnaireRow, entry: EntryRow | undefined, now: Date): AnswerState =>
  answerState(
    entry && { isSubmitted: entry.submittedOn !== null, hasDraft: entry.answers !== null },
    { state, until: untilAt ?? now },
    now,
  )

/** As its audience reads it, in the words of a revision. */
export function presentOwn(
  { row, revision, entry }: { row: QuestionnaireRow; revision: RevisionRow; entry: EntryRow | undefined },
  language: Language,
  now: Date,
): OwnQuestionnaire {
  return {
    id: row.id,
    title: pick(revision.title, language),
    intro: pick(revision.intro, language),
    state: stateOf(row, entry, now),
    isAnonymous: row.isAnonymous,
    questions: questionsOf(revision.document).length,
    from: (row.fromAt ?? now).toISOString(),
    until: (row.untilAt ?? now).toISOString(),
    savedAt: entry?.savedAt?.toISOString() ?? null,
    fallbackFields: fallbacks({ title: revision.title, intro: revision.intro }, language),
  }
}
