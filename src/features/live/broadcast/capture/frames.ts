import type { Fit, Place, ToWorker } from '../encode/protocol'

/** Chromium's; others give frames by way of a video element. */
declare class MediaStreamTrackProcessor {
  constructor(options: { track: MediaStreamTrack; maxBufferSize?: number })
  readonly readable: ReadableStream<VideoFrame>
}

type Post = (message: ToWorker, transfer?: Transferable[]) => void

interface Options {
  track: MediaStreamTrack
  place: Place
  fit: Fit
  post: Post
}

function followByElement({ track, place, fit, post }: Options): () => void {
  const video = document.createElement('video')
  Object.assign(video, { muted: true, playsInline: true, srcObject: new MediaStream([track]) })
  void video.play()
  let request = 0
  const take = () => {
    const frame = new VideoFrame(video, { timestamp: Math.round(performance.now() * 1_000) })
    post({ do: 'frame', place, fit, frame }, [frame])
    request = video.requestVideoFrameCallback(take)
  }
  request = video.requestVideoFrameCallback(take)
  return () => {
    video.cancelVideoFrameCallback(request)
    video.srcObject = null
  }
}

/** Passes the frames of a track to the worker; the result ends that. A page in the background goes on where it can. */
export function passFrames(options: Options): () => void {
  const { track, place, fit, post } = options
  const stop = typeof MediaStreamTrackProcessor === 'function' ? () => {} : followByElement(options)
  if (typeof MediaStreamTrackProcessor === 'function') {
    const { readable } = new MediaStreamTrackProcessor({ track, maxBufferSize: 2 })
    post({ do: 'stream', place, fit, readable }, [readable])
  }
  return () => {
    stop()
    post({ do: 'clear', place })
  }
}
