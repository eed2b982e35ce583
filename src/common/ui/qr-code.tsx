import { useEffect, useState } from 'react'

interface QrCodeProps {
  text: string
  /** px */
  size: number
  /** What the code is for. */
  label: string
}

/** A QR code as a PNG of so many px, as a `data:` address, to be saved. */
async function drawQrPicture(text: string, size: number): Promise<string> {
  const { default: qrcode } = await import('qrcode')
  return qrcode.toDataURL(text, { width: size, margin: 3 })
}

/** Saves a QR code as a picture, which a phone stores among its photos. */
export async function saveQrPicture(
  text: string,
  { size, fileName }: { size: number; fileName: string },
): Promise<void> {
  const link = document.createElement('a')
  link.href = await drawQrPicture(text, size)
  link.download = fileName
  link.click()
}

/** A QR code; the library that draws it is fetched with the first one. */
export function QrCode({ text, size, label }: QrCodeProps) {
  const [drawn, setDrawn] = useState<{ text: string; src: string }>()

  useEffect(() => {
    let requested = true
    const draw = async () => {
      const { default: qrcode } = await import('qrcode')
      const svg = await qrcode.toString(text, { type: 'svg', margin: 1 })
      if (requested) setDrawn({ text, src: `data:image/svg+xml,${encodeURIComponent(svg)}` })
    }
    // Without the library the place stays empty; the label next to it still says what it was for.
    draw().catch((error: unknown) => console.info('no QR code', error))
    return () => {
      requested = false
    }
  }, [text])

  const box = { width: size, height: size, display: 'block', background: '#fff' }
  return drawn?.text === text ? (
    <img src={drawn.src} alt={label} width={size} height={size} style={box} />
  ) : (
    <span style={box} />
  )
}
