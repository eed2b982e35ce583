import { SECONDS_MIN } from '#contract/fair/opening/limits.ts'
import { tieKind } from '#server/modules/fair/content/index.ts'
import { openingAnimations } from './opening.schema'

/** Animations over home as the organizer edits them. */
export const openingAnimationContent = tieKind('openingAnimation', openingAnimations, {
  toRow: ({ name, imageUrl, video, jumpLink, seconds }) => ({
    name,
    imageUrl,
    videoUrl: video,
    jumpLink,
    seconds: seconds ?? SECONDS_MIN,
  }),
  toDocument: ({ name, imageUrl, videoUrl, jumpLink, seconds }) => ({
    name,
    imageUrl,
    video: videoUrl,
    jumpLink,
    seconds,
  }),
})
