/** The qualities of the demo stream, the least first (spec: live §9). */
export const qualities = ['fluent', 'standard', 'high'] as const
export type Quality = (typeof qualities)[number]

/** Whether a text, say from a URL, names a quality. */
export const isQuality = (name: string): name is Quality => qualities.some((quality) => quality === name)

/** How long one segment plays. */
export const SEGMENT_SECONDS = 4

/** How many segments there are, after which the picture begins again. */
export const LOOP = 6

/** Browsers keep segments for a year: segments that are made again need another number here. */
const MADE = 1

/** Where a segment is fetched. */
export const segmentAddress = (quality: Quality, index: number): string =>
  `/media/demo/segment/${quality}/${index}.ts?made=${MADE}`
