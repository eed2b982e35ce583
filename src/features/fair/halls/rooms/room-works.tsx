import { useTranslation } from 'react-i18next'
import { RoomList } from './room-list'
import type { Sign, Work } from './work'

interface RoomWorksProps {
  works: readonly Work[]
  sign: Sign
  onVisit: (index: number) => void
  onSign: () => void
  onReach: (index: number | undefined) => void
}

/** The pictures of a room by name; each leads up to its picture. The last line is the lettering of the end wall. */
export function RoomWorks({ works, sign, onVisit, onSign, onReach }: RoomWorksProps) {
  const { t } = useTranslation('vr')
  return (
    <RoomList label={t('room.list')} show={t('room.show')} onReach={onReach}>
      {[
        ...works.map(({ id, name, lang, maker, price }, index) => (
          <li key={id}>
            <button type="button" onClick={() => onVisit(index)}>
              <strong lang={lang}>{name}</strong>
              <span>{`${maker} · ${price}`}</span>
            </button>
          </li>
        )),
        <li key="sign">
          <button type="button" onClick={onSign}>
            <strong>{t('room.about', { name: sign.title })}</strong>
          </button>
        </li>,
      ]}
    </RoomList>
  )
}
