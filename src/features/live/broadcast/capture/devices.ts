/** Why there is no picture or sound to send. */
export type CaptureFault = 'noPermission' | 'noCamera' | 'inUse'

export interface Chosen {
  cameraId?: string
  microphoneId?: string
  /** On a phone: the side of its camera. */
  facing?: 'user' | 'environment'
}

const FAULTS: Record<string, CaptureFault> = {
  NotAllowedError: 'noPermission',
  SecurityError: 'noPermission',
  NotFoundError: 'noCamera',
  OverconstrainedError: 'noCamera',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
}

/** What a browser's refusal of a camera, microphone or screen means. */
export const captureFault = (error: unknown): CaptureFault =>
  (error instanceof Error && FAULTS[error.name]) || 'noCamera'

/** There is no picture or sound to send. */
export class CaptureError extends Error {
  constructor(readonly fault: CaptureFault) {
    super(fault)
  }
}

/** Requests the camera and microphone together, so that the browser asks once. Rejects with a DOMException. */
export function openCamera({ cameraId, microphoneId, facing }: Chosen): Promise<MediaStream> {
  const camera = cameraId ? { deviceId: { exact: cameraId } } : facing ? { facingMode: facing } : {}
  return navigator.mediaDevices.getUserMedia({
    video: { ...camera, width: { ideal: 1_280 }, height: { ideal: 720 }, frameRate: { ideal: 25 } },
    audio: {
      ...(microphoneId ? { deviceId: { exact: microphoneId } } : {}),
      echoCancellation: true,
      noiseSuppression: true,
    },
  })
}

/** Has the host choose a screen or window. Rejects with a DOMException. */
export const openScreen = (): Promise<MediaStream> =>
  navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { ideal: 15 } }, audio: false })

export const canShareScreen = (): boolean => typeof navigator.mediaDevices?.getDisplayMedia === 'function'

export interface Devices {
  cameras: MediaDeviceInfo[]
  microphones: MediaDeviceInfo[]
}

/** The cameras and microphones; their names are there once the host has allowed them. */
export async function listDevices(): Promise<Devices> {
  const found = await navigator.mediaDevices.enumerateDevices()
  return {
    cameras: found.filter(({ kind }) => kind === 'videoinput'),
    microphones: found.filter(({ kind }) => kind === 'audioinput'),
  }
}

export function stopTracks(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
