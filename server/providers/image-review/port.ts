export interface ReviewedImage {
  bytes: Buffer
  mimeType: string
  width: number
  height: number
  /** This server has just drawn it, so it can be decoded. */
  isDrawn?: true
}

/** Whether an image may be shown. Rejects when the service cannot be reached: the image then stays under review. */
export interface ImageReviewPort {
  review(image: ReviewedImage): Promise<'pass' | 'refused'>
}
