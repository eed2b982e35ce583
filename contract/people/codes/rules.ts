/** What a code is good for; a code of one purpose is none of another. */
export const codePurposes = ['login', 'reset', 'register', 'query', 'change'] as const
