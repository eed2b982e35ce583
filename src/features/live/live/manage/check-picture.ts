/** What a stream shows at present: it moves on, it stands still, or nothing can be had from its address. */
export type Picture = 'moves' | 'still' | 'missing'

const LOOKS = 3
const [SHORTEST_SECONDS, LONGEST_SECONDS] = [1, 10]

interface MediaList {
  text: string
  /** s that a piece lasts at most: how long to wait for the next. */
  pieceSeconds: number
  hasEnd: boolean
}

async function fetchText(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { cache: 'no-store', signal })
  if (!response.ok) throw new Error(`the stream answers ${response.status}`)
  return response.text()
}

/** The list of pieces at an address, or that of the first rendition that is there. */
async function fetchMediaList(address: string, signal: AbortSignal): Promise<MediaList> {
  const text = await fetchText(address, signal)
  if (!text.startsWith('#EXTM3U')) throw new Error('no playlist')
  const [, rendition] = /#EXT-X-STREAM-INF.*\r?\n(?!#)(\S+)/.exec(text) ?? []
  if (rendition) return fetchMediaList(new URL(rendition, new URL(address, window.location.href)).href, signal)
  const [, seconds = ''] = /#EXT-X-TARGETDURATION:(\d+)/.exec(text) ?? []
  const pieceSeconds = Math.min(Math.max(Number(seconds), SHORTEST_SECONDS), LONGEST_SECONDS)
  return { text, pieceSeconds, hasEnd: text.includes('#EXT-X-ENDLIST') }
}

const wait = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1_000))

/**
 * Looks at what viewers would be shown, as their browsers will: from here, so that the server asks no address that somebody
 * typed. A list with an end is a recording and plays; one without must go on within a few pieces. Rejects with AbortError.
 */
export async function checkPicture(address: string, signal: AbortSignal): Promise<Picture> {
  try {
    if (!/\.m3u8(\?|$)/.test(address)) {
      const { ok } = await fetch(address, { method: 'HEAD', signal })
      return ok ? 'moves' : 'missing'
    }
    const first = await fetchMediaList(address, signal)
    if (first.hasEnd) return 'moves'
    for (let look = 0; look < LOOKS; look += 1) {
      await wait(first.pieceSeconds)
      const { text } = await fetchMediaList(address, signal)
      if (text !== first.text) return 'moves'
    }
    return 'still'
  } catch (error) {
    if (signal.aborted) throw error
    return 'missing'
  }
}
