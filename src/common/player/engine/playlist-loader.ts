import Hls, { type LoaderCallbacks, type LoaderConfiguration, type LoaderContext } from 'hls.js'

/** The digits before the last four of a number by which hls.js sizes an array that it walks at every refresh. */
const beyond = /(#EXT-X-DISCONTINUITY-SEQUENCE: *|SKIPPED-SEGMENTS=)\d+?(\d{4})(?!\d)/g

/**
 * Loads for hls.js, and leaves the numbers that it walks in a playlist, the one text it reads, their last four digits:
 * a host that counts since 1970 would stop the page for seconds. They stay equal in all renditions, and hls.js goes on
 * over their turn.
 */
export class PlaylistLoader extends Hls.DefaultConfig.loader {
  override load(context: LoaderContext, config: LoaderConfiguration, callbacks: LoaderCallbacks<LoaderContext>): void {
    super.load(context, config, {
      ...callbacks,
      onSuccess(response, ...rest) {
        const { data } = response
        const bounded = typeof data === 'string' ? { ...response, data: data.replace(beyond, '$1$2') } : response
        callbacks.onSuccess(bounded, ...rest)
      },
    })
  }
}
