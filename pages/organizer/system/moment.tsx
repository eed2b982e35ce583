import { useTranslation } from 'react-i18next'
import { RelativeTime } from '#src/common/ui/time/relative-time.tsx'
import { momentText } from '#src/common/work/moment.ts'

/** How long ago something was; a dash where it has not been. */
export function Moment({ at }: { at: string | null }) {
  const { t, i18n } = useTranslation('system')
  if (at === null) return <span aria-label={t('never')}>–</span>
  return <RelativeTime at={Date.parse(at)} full={momentText(at, i18n.language)} />
}
