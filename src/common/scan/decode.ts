/** What a picture says that a QR code stands in; undefined: there is none. */
export type Decode = (picture: HTMLVideoElement) => Promise<string | undefined>

interface Detector {
  detect: (picture: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
interface Detectors {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** px; more says nothing more and takes longer. */
const WIDTH_MAX = 640

/** The browser's own, where it reads such codes. */
async function openOwn(): Promise<Decode | undefined> {
  const Own: Detectors | undefined = Reflect.get(window, 'BarcodeDetector')
  if (!Own || !(await Own.getSupportedFormats()).includes('qr_code')) return undefined
  const detector = new Own({ formats: ['qr_code'] })
  return async (picture) => (await detector.detect(picture))[0]?.rawValue
}

/** Ours, which is fetched by the first browser that has none. */
async function openLibrary(): Promise<Decode> {
  const { default: jsQR } = await import('jsqr')
  const canvas = document.createElement('canvas')
  return (picture) => {
    const scale = Math.min(1, WIDTH_MAX / picture.videoWidth)
    canvas.width = Math.round(picture.videoWidth * scale)
    canvas.height = Math.round(picture.videoHeight * scale)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) return Promise.resolve(undefined)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
    return Promise.resolve(jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data)
  }
}

/** Reads QR codes from the picture of a camera. */
export async function openDecoder(): Promise<Decode> {
  const own = await openOwn().catch(() => undefined)
  return own ?? openLibrary()
}
