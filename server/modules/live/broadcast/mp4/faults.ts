import type { Language } from '#contract/core/language.ts'

/** What is wrong with a segment, for whoever builds a sender. */
export const faults = {
  notInit: { 'zh-CN': '不是初始化片段（ftyp + moov）', 'en-US': 'it is no initialization segment (ftyp + moov)' },
  notMedia: { 'zh-CN': '不是完整的媒体片段（moof + mdat）', 'en-US': 'it is no complete media segment (moof + mdat)' },
  tracks: {
    'zh-CN': '须有一条视频轨，至多一条音频轨',
    'en-US': 'one video track and at most one audio track are expected',
  },
  codec: { 'zh-CN': '视频编码与开播时声明的不一致', 'en-US': 'the video codec differs from the announced one' },
  audioCodec: { 'zh-CN': '音频编码与开播时声明的不一致', 'en-US': 'the audio codec differs from the announced one' },
  size: { 'zh-CN': '画面尺寸与开播时声明的不一致', 'en-US': 'the picture size differs from the announced one' },
  noInit: { 'zh-CN': '尚未收到其初始化片段', 'en-US': 'its initialization segment was not received' },
  noKeyFrame: { 'zh-CN': '须以关键帧开头', 'en-US': 'it must begin with a key frame' },
  duration: { 'zh-CN': '时长须大于 0 且不超过 3 秒', 'en-US': 'its duration must be above 0 and at most 3 seconds' },
  time: { 'zh-CN': '时间与上一片段不连续', 'en-US': 'its time does not continue the previous segment' },
  noJpeg: { 'zh-CN': '须为 JPEG 图片', 'en-US': 'a JPEG picture is expected' },
  noRendition: { 'zh-CN': '开播时未声明此画质', 'en-US': 'this rendition was not announced' },
} as const satisfies Record<string, Record<Language, string>>

export type Fault = keyof typeof faults
