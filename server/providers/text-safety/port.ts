/** Finds the offending words of a text, in the order they are there, each once; none: the text is safe. */
export interface TextSafetyPort {
  findOffences(text: string): Promise<string[]>
}
