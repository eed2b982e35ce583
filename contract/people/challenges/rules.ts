/** What a work is good for: sending a code, or the characters of a picture. */
export const workPurposes = ['code', 'captcha'] as const

export type WorkPurpose = (typeof workPurposes)[number]

/**
 * What is hashed by SHA-256 for a part of a work: the number is right where the hash begins with as many zero bits as were
 * requested. ASCII, 55 characters at most, which is one block of the hash.
 */
export function workText(purpose: WorkPurpose, seed: string, part: number): (number: number) => string {
  const known = `${purpose}:${seed}:${part}:`
  return (number) => known + number
}
