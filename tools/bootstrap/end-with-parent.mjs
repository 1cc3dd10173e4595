/** Loaded before our code: the channel to the parent process closes when the parent dies for any reason. */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Called after the listener is added, because that refs the channel; waiting for the parent must not keep this
  // process alive.
  process.channel.unref();
}
