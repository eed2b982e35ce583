/** What tasks give once all have ended. Throws what the first of them threw, but not before: none goes on behind its caller's back. */
export async function allEnded<T extends readonly unknown[]>(
  tasks: T,
): Promise<{ -readonly [Place in keyof T]: Awaited<T[Place]> }> {
  await Promise.allSettled(tasks)
  return Promise.all(tasks)
}
