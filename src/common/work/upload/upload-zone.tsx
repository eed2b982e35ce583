import { Button, type ButtonProps, Upload } from 'antd'
import { type AriaAttributes, type ReactNode, type Ref, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Problem, problemText } from '../../upload/problem'
import { useDropZone } from '../../upload/use-drop-zone'
import styles from './upload.module.css'

/** What a `WorkField` gives its control. */
export interface UploadControl extends AriaAttributes {
  id?: string
  onBlur?: () => void
}

interface UploadZoneProps {
  take: (files: File[]) => void
  problem: Problem | undefined
  /** Is given what describes the button that files are chosen by. */
  children: (describedBy: string) => ReactNode
  describedBy?: string | undefined
}

/** Where files are dropped or pasted, with what is wrong with one. */
export function UploadZone({ take, problem, describedBy, children }: UploadZoneProps) {
  const { t } = useTranslation('upload')
  const id = useId()
  const zone = useRef<HTMLDivElement>(null)
  const { isOver, handlers } = useDropZone(zone, take)
  const { onDrop, ...over } = handlers
  return (
    <div
      ref={zone}
      className={styles.zone}
      data-over={isOver || undefined}
      {...over}
      onDropCapture={(event) => {
        // antd's button would take what falls on it a second time.
        event.stopPropagation()
        onDrop(event)
      }}
    >
      {children([problem ? id : '', describedBy ?? ''].filter(Boolean).join(' '))}
      {problem ? (
        <p id={id} className={styles.problem} role="alert">
          {problemText(problem, t)}
        </p>
      ) : null}
    </div>
  )
}

interface PickButtonProps extends Pick<ButtonProps, 'type' | 'className' | 'onBlur' | 'children' | 'aria-label'> {
  ref: Ref<HTMLButtonElement>
  describedBy: string
}

/** The button inside antd's `Upload`. It opens the choice of files itself: antd would take the focus from it. */
export const PickButton = ({ describedBy, ...button }: PickButtonProps) => (
  <Button
    {...button}
    aria-describedby={describedBy || undefined}
    onClick={({ currentTarget }) => currentTarget.parentElement?.querySelector('input')?.click()}
  />
)

/** For antd's `Upload`: all that is chosen at once is handed on, and nothing is sent by antd. */
export const handingOn = (take: (files: File[]) => void) => ({
  openFileDialogOnClick: false,
  beforeUpload: (file: File, all: File[]) => {
    if (file === all[0]) take(all)
    return Upload.LIST_IGNORE
  },
})
