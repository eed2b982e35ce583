interface Node {
  next: Map<string, Node>
  /** The node of the longest proper ending of this one's text that begins a word too. */
  fallback: Node | undefined
  /** The nearest node along the fallbacks at which a word ends. */
  shorter: Node | undefined
  /** The words that end here, by their place in the list. */
  ends: number[]
  depth: number
}

export interface Occurrence {
  /** Its place in the list of words. */
  word: number
  start: number
  /** Past its last character. */
  end: number
}

const node = (depth: number): Node => ({ next: new Map(), fallback: undefined, shorter: undefined, ends: [], depth })

function plant(words: readonly (readonly string[])[]): Node {
  const root = node(0)
  for (const [word, characters] of words.entries()) {
    let at = root
    for (const character of characters) {
      const next = at.next.get(character) ?? node(at.depth + 1)
      at.next.set(character, next)
      at = next
    }
    if (at !== root) at.ends.push(word)
  }
  return root
}

/** The node after one more character; the root where nothing goes on. */
function step(from: Node, character: string, root: Node): Node {
  let at: Node | undefined = from
  while (at && !at.next.has(character)) at = at.fallback
  return at?.next.get(character) ?? root
}

/** Breadth first, so that what a node falls back to is complete. */
function connect(root: Node): void {
  const queue = [...root.next.values()]
  for (const child of queue) child.fallback = root
  for (const at of queue) {
    for (const [character, child] of at.next) {
      const fallback = at.fallback ? step(at.fallback, character, root) : root
      child.fallback = fallback
      child.shorter = fallback.ends.length > 0 ? fallback : fallback.shorter
      queue.push(child)
    }
  }
}

/** Finds every occurrence of many words at once, overlapping ones too, in one pass over a text (Aho and Corasick 1975). */
export class AhoCorasick {
  readonly #root: Node

  constructor(words: readonly (readonly string[])[]) {
    this.#root = plant(words)
    connect(this.#root)
  }

  *find(characters: readonly string[]): Generator<Occurrence> {
    let at = this.#root
    for (const [index, character] of characters.entries()) {
      at = step(at, character, this.#root)
      for (let hit: Node | undefined = at; hit; hit = hit.shorter) {
        for (const word of hit.ends) yield { word, start: index + 1 - hit.depth, end: index + 1 }
      }
    }
  }
}
