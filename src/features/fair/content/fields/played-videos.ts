/** What browsers play. */
export const playedVideos = ['mp4']
