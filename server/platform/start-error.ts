/** Why a program cannot start, in one line: what is wrong, and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
