/** Characters, of each language. */
export const QUESTIONNAIRE_TITLE_MAX = 60
export const QUESTIONNAIRE_INTRO_MAX = 1_000
export const QUESTION_TITLE_MAX = 200
export const QUESTION_HINT_MAX = 200
export const OPTION_MAX = 100
export const SECTIONS_MAX = 20
/** Of all sections together. */
export const QUESTIONS_MAX = 100
export const OPTIONS_MAX = 30
/** Lines of a matrix. */
export const MATRIX_ROWS_MAX = 20
/** What a multiple choice offers and what is chosen of it: two or more (spec: live §5). */
export const CHOICES_MIN = 2
export const RATING_MIN = 3
export const RATING_MAX = 10
export const ANSWER_TEXT_MAX = 2_000
/** What a number may be, in either direction. */
export const ANSWER_NUMBER_MAX = 1_000_000_000
export const ANSWER_FILES_MAX = 3
export const RESPONSES_MAX = 1_000_000
/** Fewer responses, or fewer in a cell, would show who wrote them: of anonymous questionnaires they are not counted by two questions. */
export const ANONYMOUS_MIN = 5
/** What is written is kept so long after the last key, in milliseconds. */
export const DRAFT_PAUSE_MS = 1_200
/** Drafts of one account in ten minutes. */
export const DRAFT_SAVES = 300
export const DRAFT_WINDOW_SECONDS = 600
/** Between two notices of one questionnaire. */
export const ANNOUNCE_PAUSE_MS = 86_400_000
export const DRAFT_SAVES_OF_NETWORK = 6_000
