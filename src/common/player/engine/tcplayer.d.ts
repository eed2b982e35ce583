/** The little of tcplayer 2.2 that engine.ts uses; it brings no types of its own. */
declare module 'tcplayer' {
  export interface TcPlayerOptions {
    m3u8?: string
    mp4?: string
    live: boolean
    controls: 'none'
    flash: false
    showLoading: false
    width: string
    height: string
  }

  export class TcPlayer {
    /** `owner` is the id of an element in the page. */
    constructor(owner: string, options: TcPlayerOptions)
    /** Undefined where no video could be made. */
    readonly video?: { readonly el: HTMLVideoElement }
    /** Called at the end of the constructor. */
    setup(): void
    /** `type` m3u8: plays by hls.js whatever the address ends in. */
    load(address: string, type?: 'm3u8'): void
    destroy(): void
  }
}
