/** Style sheets that the pages import; the bundler processes them. */
declare module '*.css'
