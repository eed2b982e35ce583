/** characters of a question; ours */
export const QUESTION_MAX = 500

/** messages of the conversation that go with a question, and the characters of each; ours */
export const HISTORY_MAX = 10

export const HISTORY_TEXT_MAX = 2_000

/** sources of an answer; ours */
export const SOURCES_MAX = 8

/** ms that the ticket in the page's address is good for; ours */
export const ASSISTANT_TICKET_MS = 60_000

/** ms that a conversation may be carried on without a new ticket; ours */
export const ASSISTANT_SESSION_MS = 30 * 60_000

/** questions a minute of one conversation, of one account and of one network address; ours */
export const QUESTIONS_PER_MINUTE = 20

export const QUESTIONS_PER_MINUTE_AND_IP = 60

/** openings a minute of one account and of one network address; ours */
export const OPENINGS_PER_MINUTE = 20

export const OPENINGS_PER_MINUTE_AND_IP = 60

/** What an answer is based on; `contact` is customer service, where nothing answers. */
export const sourceTypes = [
  'exhibit',
  'exhibitor',
  'news',
  'help',
  'schedule',
  'live',
  'ticket',
  'fair',
  'contact',
] as const
