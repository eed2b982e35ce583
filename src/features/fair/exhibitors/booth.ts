import { useHallColumn } from '#src/common/app/fair.ts'

const OFFLINE = 1

interface Place {
  exhibitionType: number
  hallName: string
  booth: string
  boothId: number | null
}

/**
 * Where an exhibitor stands at the venue: told of those who are there, as long as the fair shows its halls
 * (spec: live §2). `tour` is what the QR code of the booth opens.
 */
export function useBooth(place: Place): { text: string; tour: string } | undefined {
  const { shown } = useHallColumn()
  if (!shown || place.exhibitionType !== OFFLINE) return undefined
  const text = [place.hallName, place.booth].filter(Boolean).join(' ')
  return { text, tour: place.boothId === null ? '' : `${window.location.origin}/qrcode/boothTour?id=${place.boothId}` }
}
