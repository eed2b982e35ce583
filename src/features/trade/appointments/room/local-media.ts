/** Why a camera or microphone is not there. */
export type MediaProblem = 'denied' | 'none' | 'busy' | 'insecure'
export type MediaKind = 'audio' | 'video'

export interface Taken {
  track: MediaStreamTrack | null
  problem: MediaProblem | null
}

/** What browsers call it when they give no camera or microphone. */
const problems: Record<string, MediaProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

const problemOf = (error: unknown): MediaProblem => problems[String(Object(error).name)] ?? 'busy'

/** Sound and picture for a talk: what a laptop sends without effort, and a slow line still carries. */
const constraintsOf = {
  audio: (deviceId: string) => ({
    echoCancellation: true,
    noiseSuppression: true,
    ...(deviceId ? { deviceId: { exact: deviceId } } : {}),
  }),
  video: (deviceId: string) => ({
    width: { ideal: 1_280 },
    height: { ideal: 720 },
    frameRate: { ideal: 24, max: 30 },
    ...(deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'user' }),
  }),
}

/** Asks the browser for one camera or microphone; an empty id leaves the choice to it. */
export async function takeDevice(kind: MediaKind, deviceId: string): Promise<Taken> {
  // Browsers offer devices to pages that came by https alone.
  if (!('mediaDevices' in navigator)) return { track: null, problem: 'insecure' }
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ [kind]: constraintsOf[kind](deviceId) })
    return { track: stream.getTracks()[0] ?? null, problem: null }
  } catch (error) {
    return { track: null, problem: problemOf(error) }
  }
}

/** Asks for what is shown on a screen; null: nothing was chosen. */
export async function takeScreen(): Promise<MediaStreamTrack | null> {
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { max: 15 } } })
    return stream.getVideoTracks()[0] ?? null
  } catch {
    return null
  }
}

/** Whether this browser can share a screen: telephones cannot. */
export const canShareScreen = (): boolean =>
  'mediaDevices' in navigator && typeof navigator.mediaDevices.getDisplayMedia === 'function'

export interface Device {
  id: string
  kind: MediaKind
  label: string
}

/** The cameras and microphones of this computer; without names until one was allowed. */
export async function listDevices(): Promise<Device[]> {
  if (!('mediaDevices' in navigator)) return []
  const all = await navigator.mediaDevices.enumerateDevices()
  return all.flatMap(({ deviceId, kind, label }) => {
    if (deviceId === '' || kind === 'audiooutput') return []
    return [{ id: deviceId, kind: kind === 'audioinput' ? 'audio' : 'video', label }] satisfies Device[]
  })
}
