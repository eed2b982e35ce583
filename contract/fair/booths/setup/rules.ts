import { isMoment } from '#contract/core/moment.ts'
import { addRuleTexts, type RuleBreach } from '#contract/core/rule-texts.ts'
import { countCharacters } from '#contract/core/rules.ts'
import { SETUP_FILE_MAX_KB, SETUP_NOTE_MAX, SETUP_TITLE_MAX } from './limits'
import { setupRuleTexts } from './rule-texts'
import type { WrittenSetup } from './schemas'

addRuleTexts(setupRuleTexts)

/** What documents for exhibitors are uploaded as. */
export const SETUP_MODULE = 'setup'

/** The files that documents for exhibitors can be. */
export const setupFileTypes = ['pdf'] as const

/** Whether an uploaded file can be a document for exhibitors. */
export const isSetupFile = ({ fileExt, fileSize }: { fileExt: string; fileSize: number }): boolean =>
  setupFileTypes.some((type) => type === fileExt) && fileSize <= SETUP_FILE_MAX_KB * 1024

const isLong = ({ zh, en }: { zh: string; en: string }, max: number): boolean =>
  [zh, en].some((text) => countCharacters(text.trim()) > max)

/** A period is set with both its ends or not at all. */
function checkPeriod(from: string, until: string): { from: RuleBreach | undefined; until: RuleBreach | undefined } {
  if (from === '' && until === '') return { from: undefined, until: undefined }
  const [isFrom, isUntil] = [isMoment(from), isMoment(until)]
  const isReversed = isFrom && isUntil && Date.parse(until) <= Date.parse(from)
  return {
    from: isFrom ? undefined : 'setupMoment.missing',
    until: isUntil ? (isReversed ? 'setupMoment.order' : undefined) : 'setupMoment.missing',
  }
}

function checkTitles(documents: WrittenSetup['documents']): RuleBreach | undefined {
  if (documents.some(({ title }) => title.zh.trim() === '' && title.en.trim() === '')) return 'setupTitle.empty'
  return documents.some(({ title }) => isLong(title, SETUP_TITLE_MAX)) ? 'setupTitle.long' : undefined
}

/** What is wrong with the set-up information of a hall, by field. */
export function checkSetup(of: WrittenSetup): Record<keyof WrittenSetup, RuleBreach | undefined> {
  const buildUp = checkPeriod(of.buildUpFrom, of.buildUpUntil)
  const dismantling = checkPeriod(of.dismantlingFrom, of.dismantlingUntil)
  const isEarly =
    isMoment(of.buildUpUntil) &&
    isMoment(of.dismantlingFrom) &&
    Date.parse(of.dismantlingFrom) <= Date.parse(of.buildUpUntil)
  return {
    buildUpFrom: buildUp.from,
    buildUpUntil: buildUp.until,
    dismantlingFrom: dismantling.from ?? (isEarly ? 'setupDismantling.early' : undefined),
    dismantlingUntil: dismantling.until,
    note: isLong(of.note, SETUP_NOTE_MAX) ? 'setupNote.long' : undefined,
    documents: checkTitles(of.documents),
  }
}
