/** The renditions of a broadcast, the specification's standard and fluent qualities (spec: live §4). */
export const renditionNames = ['standard', 'fluent'] as const
export type RenditionName = (typeof renditionNames)[number]

/**
 * What is sent: `init`, the initialization segment of a rendition; `media`, a CMAF segment that begins with a key frame;
 * `still`, a JPEG of the present picture, without a rendition's number.
 */
export const segmentKinds = ['init', 'media', 'still'] as const
export type SegmentKind = (typeof segmentKinds)[number]

/**
 * Where a broadcast is: `open`, segments are taken; `silent`, none came for a while; `ended`, a recording or nothing;
 * `stopped`, by the organizer.
 */
export const broadcastStates = ['open', 'silent', 'ended', 'stopped'] as const
export type BroadcastState = (typeof broadcastStates)[number]

/** Whether a broadcast's segments are stored after its end. `full`: the disk or the exhibitor's share was full, none is stored. */
export const recordingStates = ['recording', 'ready', 'full', 'expired', 'deleted'] as const
export type RecordingState = (typeof recordingStates)[number]

/** How an encoder may send. */
export const encoderProtocols = ['rtmp', 'srt', 'whip'] as const
export type EncoderProtocol = (typeof encoderProtocols)[number]

/** Where an encoder is: nothing came yet, its picture arrives, or it stopped arriving. */
export const encoderStates = ['waiting', 'receiving', 'interrupted'] as const
export type EncoderState = (typeof encoderStates)[number]

/** Why an encoder with the right key was refused last; empty: it was not. */
export const encoderRefusals = ['', 'ended', 'expired', 'otherSession', 'otherSender', 'hoursUsed'] as const
export type EncoderRefusal = (typeof encoderRefusals)[number]

/** H.264 as `avc1.PPCCLL`. */
export const VIDEO_CODEC = /^avc1\.[0-9a-fA-F]{6}$/
/** AAC-LC, Opus, or none. */
export const audioCodecs = ['mp4a.40.2', 'opus', ''] as const
export type AudioCodec = (typeof audioCodecs)[number]

/** What the list of a recording says of captions that are translations (CHARACTERISTICS: RFC 8216 §4.3.4.1). */
export const MACHINE_TRANSLATED = 'org.yunzhan.machine-translated'

const folder = (broadcastId: string): string => `/media/broadcast/${broadcastId}`

/** The list of a broadcast's renditions, for players; `live` slides, `recording` is whole. */
export const liveAddress = (broadcastId: string): string => `${folder(broadcastId)}/live.m3u8`
export const recordingAddress = (broadcastId: string): string => `${folder(broadcastId)}/recording.m3u8`
/** The live list of one rendition. */
export const renditionAddress = (broadcastId: string, name: RenditionName): string =>
  `${folder(broadcastId)}/${name}.m3u8`
/** The recording as one file to save. */
export const downloadAddress = (broadcastId: string): string => `${folder(broadcastId)}/recording.mp4`
/** The still of the last minute; `version` changes with the picture. */
export const stillAddress = (broadcastId: string, version: number): string =>
  `${folder(broadcastId)}/still.jpg?v=${version}`

/** Whether an address is that of a broadcast of this fair, which plays with a shorter delay than others. */
export const isBroadcast = (address: string): boolean => address.startsWith('/media/broadcast/')
