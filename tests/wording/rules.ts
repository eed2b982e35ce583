/** A word or phrase that a reader in the field would not expect, and how often it may still occur. */
export interface Rule {
  pattern: RegExp
  /** What to write in its place. */
  instead: string
  /** `prose`: comments, documents and English texts of the interface; `code`: words of identifiers, and comments. */
  where: 'prose' | 'code'
  /** Places left from before; lower it with each clean-up. */
  limit: number
}

const prose = (pattern: RegExp, instead: string, limit: number): Rule => ({ pattern, instead, where: 'prose', limit })
const code = (word: string, instead: string, limit: number): Rule => ({
  pattern: new RegExp(`\\b${word}\\b`),
  instead,
  where: 'code',
  limit,
})

/** The vocabulary is in docs/style.md. */
export const rules: readonly Rule[] = [
  code('asked', 'requested, input', 99),
  code('asking', 'request, context', 3),
  code('asker', 'viewer, requester', 0),
  code('said', 'message, response', 4),
  code('wanted', 'requested, selected', 1),
  code('aside', 'reserved', 16),
  code('whose', 'owner', 5),
  prose(/\b(is|are|was|were|be|been|being|gets?) told\b/i, 'is notified, receives, sees', 0),
  prose(/\btell(s|ing)?\b(?! apart)/i, 'notify, show, report, return', 0),
  prose(/\bwhom\b/i, 'name the role: recipient, buyer, viewer', 0),
  prose(/\banew\b/i, 'again, re-create', 0),
  prose(/\b(give[ns]?|giving|gave) (\w+ )?back\b/i, 'return, refund', 0),
  prose(/\b(take[ns]?|taking|took) (\w+ )?back\b/i, 'withdraw, undo', 0),
  prose(/\b(brought|brings?) back\b/i, 'restore', 0),
  prose(/\bis over\b/i, 'has ended, has expired', 0),
  prose(/\bdesk\b/i, 'organizer console', 15),
  prose(/\bwhat (came|becomes?|became) of\b/i, 'result, outcome', 0),
  prose(/\bcall(s|ed|ing)? off\b/i, 'cancel', 0),
  prose(/\bstands? (here|there|below|beside|under|open|in its place)\b/i, 'is shown, is listed', 0),
  prose(/\b(nobody|somebody)('s|’s| else['’]s)\b/i, 'another user’s', 0),
  prose(/\bhears? (of|that|when|about|at once)\b/i, 'is notified', 0),
  prose(/\b(lay|lays|laid) out\b/i, 'set', 0),
  prose(/\bin words\b/i, 'with a clear message', 0),
  prose(/\bmany people\b/i, 'recipients, campaign', 0),
  prose(/\bin vain\b/i, 'without results', 0),
]
