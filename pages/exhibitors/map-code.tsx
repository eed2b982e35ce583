import { useTranslation } from 'react-i18next'
import { boothCodeAddress } from '#src/common/app/addresses.ts'
import { BoothCode } from '#src/features/fair/exhibitors/booth-code.tsx'
import { useHasPlan } from '#src/features/fair/floor-plan/map-link.tsx'

/** The QR code to put up at a booth: it opens the floor plan with the booth as the place where one is. */
export function MapCode({ hallId, booth }: { hallId: number | null; booth: string }) {
  const { t } = useTranslation('exhibitors')
  const hasPlan = useHasPlan(hallId)
  if (hallId === null || booth === '' || !hasPlan) return null
  const address = new URL(boothCodeAddress(hallId, booth), window.location.origin)
  return <BoothCode tour={address.href} label={t('booth.mapCode')} hint={t('booth.mapHint')} />
}
