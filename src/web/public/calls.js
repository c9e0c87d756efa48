/* Shows the call of a game over days when no page is open, and leads back to the table. It keeps and intercepts nothing. */
addEventListener('push', (event) => {
  const { title, text, url } = event.data.json();
  event.waitUntil(
    (async () => {
      const pages = await clients.matchAll({ type: 'window' });
      if (pages.some((page) => page.focused)) return; // the page itself says it
      await registration.showNotification(title, { body: text, tag: url, icon: '/icon-192.png', data: url });
    })(),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = event.notification.data;
  event.waitUntil(
    (async () => {
      const pages = await clients.matchAll({ type: 'window' });
      const open = pages.find((page) => new URL(page.url).pathname === url);
      await (open ? open.focus() : clients.openWindow(url));
    })(),
  );
});
