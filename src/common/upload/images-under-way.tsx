import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImageUploadOptions, useImageUpload } from './use-image-upload'

const CropDialog = lazy(() => import('./crop-dialog'))

interface ImagesUnderWayProps {
  upload: Pick<ReturnType<typeof useImageUpload>, 'cropping' | 'sending'>
  crop: ImageUploadOptions['crop']
}

/** What both kits show of pictures on their way: that they are being sent, and the one that is being cut. */
export function ImagesUnderWay({ upload: { cropping, sending }, crop }: ImagesUnderWayProps) {
  const { t } = useTranslation('upload')
  return (
    <>
      <p className="yz-visually-hidden" role="status">
        {sending > 0 ? t('state.sending') : ''}
      </p>
      {cropping && crop ? (
        <Suspense>
          <CropDialog key={cropping.file.name} cropping={cropping} crop={crop} />
        </Suspense>
      ) : null}
    </>
  )
}
