import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { usePages } from '#src/common/work/list/use-pages.tsx'
import type { Proposal } from '#contract/fair/booths/propose/propose.ts'
import type { Booth } from '#contract/fair/booths/schemas.ts'
import { Choice } from '#src/common/work/choice.tsx'
import { ConflictList } from './conflict-list'
import styles from './manage.module.css'

/** Rows that are shown at once: each has a list of all free booths. */
const PAGE = 50

interface ProposalRow extends Proposal {
  name: string
  /** m² that the exhibitor requires; null: any. */
  area: number | null
  isSelected: boolean
}

interface ProposalTableProps {
  rows: readonly ProposalRow[]
  free: readonly Booth[]
  /** Whether several selected rows have this booth. */
  isTwice: (number: string) => boolean
  onChange: (exhibitorId: number, number: string) => void
  onSelect: (exhibitorId: number, isSelected: boolean) => void
}

/** The proposals, each with its reasons and with what is against it. */
export function ProposalTable({ rows, free, isTwice, onChange, onSelect }: ProposalTableProps) {
  const { t } = useTranslation('booth-desk')
  const { shown, pages } = usePages(rows, PAGE)
  const options = free.map(({ number, area }) => ({ value: number, label: `${number} · ${t('booth.area', { area })}` }))
  return (
    <div className={styles.proposals}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('propose.field.exhibitor')}</th>
            <th scope="col">{t('propose.field.booth')}</th>
            <th scope="col">{t('propose.field.why')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ exhibitorId, name, number, area, isSelected, reasons, conflicts, missing }) => (
            <tr key={exhibitorId}>
              <td>
                <Checkbox
                  aria-label={t('propose.select', { name })}
                  checked={isSelected}
                  disabled={number === ''}
                  onChange={({ target }) => onSelect(exhibitorId, target.checked)}
                >
                  {name}
                </Checkbox>
              </td>
              <td>
                <Choice
                  className={styles.choice ?? ''}
                  aria-label={t('propose.booth', { name })}
                  value={number}
                  placeholder={t('assign.chooseBooth')}
                  options={options}
                  onChange={(to) => onChange(exhibitorId, to)}
                />
              </td>
              <td>
                {isSelected && isTwice(number) ? (
                  <span className={styles.conflict}>{t('propose.conflict.twice')}</span>
                ) : (
                  <>
                    {reasons.map((reason) => (
                      <span key={reason} className={styles.why}>
                        {t(`propose.reason.${reason}`)}
                      </span>
                    ))}
                    <ConflictList conflicts={conflicts} area={area} missing={missing} />
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages}
    </div>
  )
}
