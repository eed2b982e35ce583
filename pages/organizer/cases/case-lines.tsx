import { useTranslation } from 'react-i18next'
import type { CaseDetail } from '#contract/people/review/schemas.ts'
import { momentText } from '#src/common/work/moment.ts'
import styles from './case.module.css'

type Line = CaseDetail['lines'][number]

/** Every field of the record, both languages next to each other; what is the same in both stands once. */
export function CaseLines({ of: { lines, changedSince } }: { of: Pick<CaseDetail, 'lines' | 'changedSince'> }) {
  const { t, i18n } = useTranslation('organizer')
  const changed = lines.filter(({ was }) => was !== null).length
  return (
    <section aria-labelledby="record">
      <h2 id="record">{t('case.record')}</h2>
      {changedSince ? (
        <p className={styles.changes}>
          {t('case.changedSince', { count: changed, at: momentText(changedSince, i18n.language) })}
        </p>
      ) : null}
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('case.field')}</th>
            <th scope="col" lang="zh-CN">
              中文
            </th>
            <th scope="col" lang="en-US">
              English
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            // A demand has a line for each of its pictures.
            <tr key={`${line.field} ${line.zh}`} data-changed={line.was !== null}>
              <th scope="row">{t(`field.${line.field}`)}</th>
              <Values line={line} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The value of a field, and its previous value where that differs. */
function Values({ line: { field, zh, en, was } }: { line: Line }) {
  if (field === 'picture' && isAddress(zh)) {
    return (
      <td colSpan={2}>
        <Picture address={zh} />
      </td>
    )
  }
  const isSame = (a: string, b: string) => a === b
  if (isSame(zh, en) && (!was || isSame(was.zh, was.en))) {
    return (
      <td colSpan={2}>
        <Before text={was?.zh} now={zh} />
      </td>
    )
  }
  return (
    <>
      <td lang="zh-CN">
        <Before text={was?.zh} now={zh} />
      </td>
      <td lang="en-US">
        <Before text={was?.en} now={en} />
      </td>
    </>
  )
}

const isAddress = (text: string): boolean => /^(\/|https?:|data:image\/)/.test(text)

/** A picture of a demand, opened whole beside the organizer console. */
function Picture({ address }: { address: string }) {
  const { t } = useTranslation('organizer')
  return (
    <a href={address} target="_blank" rel="noopener">
      <img className={styles.picture} src={address} alt={t('case.wholePicture')} loading="lazy" />
    </a>
  )
}

function Before({ text, now }: { text: string | undefined; now: string }) {
  if (text === undefined || text === now) return now || '—'
  return (
    <>
      <del>{text || '—'}</del> <ins>{now || '—'}</ins>
    </>
  )
}
