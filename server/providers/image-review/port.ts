export interface ReviewedImage {
  bytes: Buffer
  mimeType: string
  width: number
  height: number
}

/** Whether an image may be shown. Rejects when the service cannot be reached: the image then stays under review. */
export interface ImageReviewPort {
  review(image: ReviewedImage): Promise<'pass' | 'refused'>
}
