// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.
export interface paths {
    "/data/api.user/getMemberInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the data of the member for the profile, the wallet, the address book and the security settings.
         * @description Returns the data of the member for the profile, the wallet, the address book and the security settings.
         */
        post: operations["account.info"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/setMemberEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Binds the first e-mail address, with the log-in password or the fund password, or replaces the bound one, with the fund password.
         * @description Binds the first e-mail address, with the log-in password or the fund password, or replaces the bound one, with the fund password.
         */
        post: operations["account.bindEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getLevelList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns all membership levels and, for a signed-in member, their own level.
         * @description Returns all membership levels and, for a signed-in member, their own level.
         */
        post: operations["account.levels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/changeTradePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the fund password the first time, changes it with the old one, or resets it with a code.
         * @description Sets the fund password the first time, changes it with the old one, or resets it with a code.
         */
        post: operations["account.changeTradePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the log-in password.
         * @description Changes the log-in password. A signed-in member sends old_password. A member who forgot the password sends account and a code of the scene forgot. Ends every session of the member.
         */
        post: operations["account.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/setPersonInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes fields of the profile that are not identity data, ends sessions, or sets up the authenticator.
         * @description Changes fields of the profile that are not identity data, ends sessions, or sets up the authenticator. At least one field is required.
         */
        post: operations["account.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getLoopGoods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the AI-managed products on offer; with an id, only that product.
         * @description Returns the AI-managed products on offer; with an id, only that product.
         */
        post: operations["ai.products"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.order/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Creates the draft of an AI-managed order and previews the bounds of its result.
         * @description Creates the draft of an AI-managed order and previews the bounds of its result. No funds move; the draft expires in 15 minutes unless ai.submit pays it. A member has at most 50 unpaid drafts. Refused with KYC_REQUIRED if the operator requires a verified identity for investments.
         */
        post: operations["ai.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.order/submitOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays a drafted order.
         * @description Pays a drafted order. With the action finish, ends a running order early; it is settled at the next daily job. An order that is paid in the last minute of a UTC day starts on the next day, because the price of that midnight may already be published. A repeated payment returns the order, and so does a repeated finish, unless the order has reached the end of its term in the meantime. A payment is refused with KYC_REQUIRED if the operator requires a verified identity for investments.
         */
        post: operations["ai.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Without a quote_id, returns a quote for exactly one of from_amount and to_amount.
         * @description Without a quote_id, returns a quote for exactly one of from_amount and to_amount. With a quote_id and the fund password, accepts that quote. A quote expires after ten seconds; the balance is checked when it is accepted.
         */
        post: operations["convert.convert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves value at once.
         * @description Moves value at once. With one coin and two accounts it transfers USDT between spot and futures without a fee. With two coins in one account it swaps them at the current rate; the swap is refused if it would bring less than min_receive.
         */
        post: operations["convert.exchange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/convertRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the conversions, swaps and account transfers of the member by page, newest first.
         * @description Returns the conversions, swaps and account transfers of the member by page, newest first.
         */
        get: operations["convert.records"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getRechargeAddressDefault": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the deposit address that a page shows first: of USDT on TRC20 unless the request names a coin or chain.
         * @description Returns the deposit address that a page shows first: of USDT on TRC20 unless the request names a coin or chain.
         */
        post: operations["deposit.addressDefault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getRechargeAddressList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the deposit addresses of the member on every chain of a coin, or of all coins.
         * @description Returns the deposit addresses of the member on every chain of a coin, or of all coins.
         */
        post: operations["deposit.addresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/userRecharge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declares a transfer that the member has made, with its transaction id or a voucher.
         * @description Declares a transfer that the member has made, with its transaction id or a voucher. In the sandbox the declaration starts a simulated transaction, so it also provides practice money, up to a daily limit.
         */
        post: operations["deposit.declare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/queryRecharge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the state of one deposit with its confirmations so far.
         * @description Returns the state of one deposit with its confirmations so far. The request names exactly one of id, order number and transaction id.
         */
        post: operations["deposit.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/rechargeRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the deposits of the member by page, newest first.
         * @description Returns the deposits of the member by page, newest first.
         */
        get: operations["deposit.records"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/placeOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places a futures order, which opens, increases, reduces or reverses the position of a symbol.
         * @description Places a futures order, which opens, increases, reduces or reverses the position of a symbol. The order sets margin mode and leverage. take_profit and stop_loss attach to the position that the order opens; the types tp and sl attach to the open one. stop_limit and stop_market wait for their trigger and reserve no margin before it. With order_no, amends an open order. Returns the order, its fills so far and the position after it.
         */
        post: operations["futures.place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/cancelOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels one futures order by its number or client id, or all open orders of a symbol.
         * @description Cancels one futures order by its number or client id, or all open orders of a symbol. The margin of the unfilled part is released; the filled part remains.
         */
        post: operations["futures.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/listOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the futures orders of the member by page, newest first.
         * @description Returns the futures orders of the member by page, newest first. Scope open contains resting and pending orders, scope history those that have ended.
         */
        post: operations["futures.orders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/listPositions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scope open returns the futures account and every open position at the current mark price.
         * @description Scope open returns the futures account and every open position at the current mark price. Scope closed returns a page of closed positions; page and limit apply to this scope only.
         */
        post: operations["futures.positions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/closePosition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes the position of a symbol by a reduce-only market or limit order: the whole position, or the given quantity.
         * @description Closes the position of a symbol by a reduce-only market or limit order: the whole position, or the given quantity. With `all`, closes every position at market, each separately, and lists those that failed.
         */
        post: operations["futures.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/queryQuestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns frequent questions with their answers.
         * @description Returns frequent questions with their answers.
         */
        post: operations["help.questions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getCateHelpList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the categories of the help center with the titles of their guides.
         * @description Returns the categories of the help center with the titles of their guides.
         */
        post: operations["help.categories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getHelpList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the guides of one category, or those that contain a word.
         * @description Returns the guides of one category, or those that contain a word.
         */
        post: operations["help.guides"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getHelpDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns one guide with links to the previous and the next one.
         * @description Returns one guide with links to the previous and the next one.
         */
        post: operations["help.guide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getVideoList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the videos, newest first.
         * @description Returns the videos, newest first.
         */
        post: operations["help.videos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getVideoDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the description of a video, with related videos.
         * @description Returns the description of a video, with related videos.
         */
        post: operations["help.video"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getVideoData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the data that a player needs to play a video.
         * @description Returns the data that a player needs to play a video. Counts a view.
         */
        post: operations["help.videoData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getWhitepaperList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the whitepapers, newest first.
         * @description Returns the whitepapers, newest first.
         */
        post: operations["help.whitepapers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getWhitepaperInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns one whitepaper.
         * @description Returns one whitepaper.
         */
        post: operations["help.whitepaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getCustomerService": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the links to customer service.
         * @description Returns the links to customer service. Clients call it once at startup; without links it returns an empty list instead of a refusal.
         */
        post: operations["help.service"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getTeamData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the invitation code and link of the member, the size and the rewards of their team in USDT, and its members by page.
         * @description Returns the invitation code and link of the member, the size and the rewards of their team in USDT, and its members by page.
         */
        post: operations["invite.team"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/signToday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records the daily sign-in for the current UTC day and credits its reward.
         * @description Records the daily sign-in for the current UTC day and credits its reward. A missed day resets the streak.
         */
        post: operations["invite.signToday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/signLastLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the last daily sign-in, the streak, and the seven days of the cycle with their rewards in USDT.
         * @description Returns the last daily sign-in, the streak, and the seven days of the cycle with their rewards in USDT.
         */
        post: operations["invite.signLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getMemberKYC": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns a summary of the member's verification status, for badges and for checks before a feature.
         * @description Returns a summary of the member's verification status, for badges and for checks before a feature. kyc.info returns the submitted data.
         */
        post: operations["kyc.status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/changeKYC": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submits identity data for review, or submits it again after a rejection.
         * @description Submits identity data for review, or submits it again after a rejection. The photos are first uploaded with site.upload (scene kyc); the request contains their addresses. Allowed only while the status is none or rejected.
         */
        post: operations["kyc.submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/kycCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks that the member's verification level allows an action, and that an ID number may be submitted.
         * @description Checks that the member's verification level allows an action, and that an ID number may be submitted. A number that another member uses is refused only when it is submitted. Changes nothing.
         */
        post: operations["kyc.check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getKycInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the last submission of the member with masked name and number; null if there is none.
         * @description Returns the last submission of the member with masked name and number; null if there is none.
         */
        post: operations["kyc.info"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getLoanGoodsList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the loan products with amounts, terms, rates and rules.
         * @description Returns the loan products with amounts, terms, rates and rules.
         */
        post: operations["loans.goods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/applyLoan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies for a loan.
         * @description Applies for a loan. The member must have accepted the agreement. The application is refused with KYC_REQUIRED if the operator requires a verified identity for loans and the member has none. Without collateral, the credit score limits the amount, and a member has at most one open loan. The returned loan is in review; it is paid out after approval.
         */
        post: operations["loans.apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getLoanOrderList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the loans of the member by page, newest first, with the amounts that are due now.
         * @description Returns the loans of the member by page, newest first, with the amounts that are due now.
         */
        post: operations["loans.orders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/repayApply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repays a loan at once from the spot account, in full or by the given amount.
         * @description Repays a loan at once from the spot account, in full or by the given amount. The payment covers the penalty first, then the interest, then the principal; a member who pays early is charged only for the days used. With the action add_collateral, locks more collateral instead.
         */
        post: operations["loans.repay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/queryCoinMenu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns every symbol with its 24 hour ticker and its trading rules.
         * @description Returns every symbol with its 24 hour ticker and its trading rules. A search finds a part of the symbol, base coin or name and ignores case.
         */
        post: operations["market.coins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/marketDepth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the order book of a symbol.
         * @description Returns the order book of a symbol. Grouping never shows a better price than the book has.
         */
        post: operations["market.depth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/historyInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the candles of a symbol, or its public trades, funding rates or published index ticks.
         * @description Returns the candles of a symbol, or its public trades, funding rates or published index ticks.
         */
        post: operations["market.history"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getNoticeNumber": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the numbers of unread announcements and messages, for the badge.
         * @description Returns the numbers of unread announcements and messages, for the badge.
         */
        post: operations["notices.counts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getNoticeDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns one announcement to a member and marks it as read.
         * @description Returns one announcement to a member and marks it as read. notices.detail is open to visitors.
         */
        post: operations["notices.memberDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getLastNotice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the newest unread announcement for the dialog after log-in, pop-up announcements first; null if there is none.
         * @description Returns the newest unread announcement for the dialog after log-in, pop-up announcements first; null if there is none.
         */
        post: operations["notices.latest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/readNotice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks one announcement or all of them as read.
         * @description Marks one announcement or all of them as read. Returns the number that remains unread.
         */
        post: operations["notices.markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/readNotify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks one message or all of them as read.
         * @description Marks one message or all of them as read. Returns the number that remains unread.
         */
        post: operations["notices.markMessagesRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getLastNotify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the newest message to the member; null if there is none.
         * @description Returns the newest message to the member; null if there is none.
         */
        post: operations["notices.latestMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getNotifyList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the messages to the member by page, newest first; with an id, only that message, if the member has it.
         * @description Returns the messages to the member by page, newest first; with an id, only that message, if the member has it.
         */
        post: operations["notices.messages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getNoticeList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the announcements by page, newest first.
         * @description Returns the announcements by page, newest first. Open to visitors.
         */
        get: operations["notices.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getNoticeInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns one announcement without marking it as read.
         * @description Returns one announcement without marking it as read. Open to visitors.
         */
        post: operations["notices.detail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/createOptionsOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places a bet in USDT.
         * @description Places a bet in USDT. Mode time opens an option with a fixed payout at the current index price. Mode round bets in the open round of the symbol; a member has one bet per round, which cannot be changed. Payouts are credited at settlement.
         */
        post: operations["prediction.place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/optionsTimeList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the durations on offer with their payout and stake bounds.
         * @description Returns the durations on offer with their payout and stake bounds. With a symbol, also returns the round that takes bets, the live round, and the time of the next one.
         */
        post: operations["prediction.times"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/optionsAllRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scope rounds returns past rounds, also to visitors; for a signed-in member with their bet in my_bet.
         * @description Scope rounds returns past rounds, also to visitors; for a signed-in member with their bet in my_bet. Scope mine returns all bets of the member, open and settled, and requires a log-in. status applies to scope mine only.
         */
        post: operations["prediction.rounds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/optionsHistoryRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the settled bets of the member by page, newest first.
         * @description Returns the settled bets of the member by page, newest first.
         */
        get: operations["prediction.history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getSavingsGoodsList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the savings products on offer with their yearly rates.
         * @description Returns the savings products on offer with their yearly rates.
         */
        post: operations["savings.goods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getSavingsOrderList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the savings orders of the member by page, newest first.
         * @description Returns the savings orders of the member by page, newest first.
         */
        post: operations["savings.orders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/addSavings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribes to a savings product, or redeems an order with the action redeem.
         * @description Subscribes to a savings product, or redeems an order with the action redeem. A flexible order may be redeemed in part and earns no interest on that day. A fixed order that is redeemed early returns only the principal. Refused with KYC_REQUIRED if the operator requires a verified identity for investments.
         */
        post: operations["savings.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.login/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a member in with a password, by e-mail or phone number.
         * @description Logs a member in with a password, by e-mail or phone number. LOGIN_FAILED has `params.left`, the tries left before the lock, once they are few.
         */
        post: operations["session.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.login/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers a member by e-mail or by phone and logs them in at once.
         * @description Registers a member by e-mail or by phone and logs them in at once.
         */
        post: operations["session.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.login/sendEmailCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a six-digit code to an e-mail address or a phone.
         * @description Sends a six-digit code to an e-mail address or a phone.
         */
        post: operations["session.sendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/getWebSetting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the settings of the site that a client needs.
         * @description Returns the settings of the site that a client needs.
         */
        post: operations["site.settings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/carousel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the pictures of the carousel at a place of the site, in their order.
         * @description Returns the pictures of the carousel at a place of the site, in their order.
         */
        post: operations["site.carousel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.data/pager": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns one content page by its code, in the language of the request.
         * @description Returns one content page by its code, in the language of the request.
         */
        post: operations["site.page"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.upload/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads one image.
         * @description Uploads one image. Its type is determined by its bytes, not by its name. Images of the scene kyc can be read by their owner only.
         */
        post: operations["site.upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/setOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places a spot order, or amends an open one if order_no is given.
         * @description Places a spot order, or amends an open one if order_no is given. Returns after matching and booking.
         */
        post: operations["spot.place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/orderCancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels one order, or all orders of a symbol.
         * @description Cancels one order, or all orders of a symbol. The filled part remains; the frozen rest is released.
         */
        post: operations["spot.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/orderList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the order history, open and closed orders, newest first.
         * @description Returns the order history, open and closed orders, newest first. With type=ai, returns the AI-managed orders, which no other call returns.
         */
        post: operations["spot.orders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/pendOrderList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the open and partially filled spot orders, newest first.
         * @description Returns the open and partially filled spot orders, newest first.
         */
        get: operations["spot.openOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/queryCoinAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the wallet: one row for each coin and account, with its value.
         * @description Returns the wallet: one row for each coin and account, with its value.
         */
        post: operations["wallet.balances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getAccountInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the account data of a trading screen: both coins of a spot symbol with the fee rates, the futures account, or the option account.
         * @description Returns the account data of a trading screen: both coins of a spot symbol with the fee rates, the futures account, or the option account.
         */
        post: operations["wallet.tradingAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/accountChangeRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns every change of the balances, newest first.
         * @description Returns every change of the balances, newest first. The view `statement` resembles a bank statement: changes that only freeze or release an amount are left out, and without a coin a spot trade is one row, in its quote coin.
         */
        get: operations["wallet.changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getInterestRateList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the wealth and pledge products with their rates, by page.
         * @description Returns the wealth and pledge products with their rates, by page. Open to visitors.
         */
        get: operations["wealth.products"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getInterestRateDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns one product with its rules.
         * @description Returns one product with its rules. With an amount, also a preview of income and dates.
         */
        post: operations["wealth.product"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getInterestDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the totals of the member's investment income in USDT, of all kinds or of one.
         * @description Returns the totals of the member's investment income in USDT, of all kinds or of one. With an id, returns that income row instead.
         */
        post: operations["wealth.summary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/addInterest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribes to a product by amount or by whole copies, according to its unit.
         * @description Subscribes to a product by amount or by whole copies, according to its unit. The principal is locked until maturity. Pledge products require that the member accepts the pledge income rules. Refused with KYC_REQUIRED if the operator requires a verified identity for investments.
         */
        post: operations["wealth.subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/chaseInterest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds principal to a running order as a new lot.
         * @description Adds principal to a running order as a new lot. With the action redeem, ends the order early: it pays the principal less the income already paid and less the penalty. An addition is refused with KYC_REQUIRED if the operator requires a verified identity for investments.
         */
        post: operations["wealth.change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getInterestList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the daily income of the member by page, newest date first, of all kinds or of one order.
         * @description Returns the daily income of the member by page, newest date first, of all kinds or of one order.
         */
        post: operations["wealth.incomes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getInterestOrderDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns one order of the member with its lots and all income so far.
         * @description Returns one order of the member with its lots and all income so far.
         */
        post: operations["wealth.order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/getInterestOrderList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the wealth and pledge orders of the member by page, newest first.
         * @description Returns the wealth and pledge orders of the member by page, newest first.
         */
        get: operations["wealth.orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a withdrawal of any coin to a saved or given chain address, or a payout to the bank card if the operator offers it.
         * @description Requests a withdrawal of any coin to a saved or given chain address, or a payout to the bank card if the operator offers it. The amount includes the fee. A change of password, address or policy in the last 24 hours sends the withdrawal to manual review. While the member's authenticator is on, the request requires a second factor; a cancellation does not. With the action cancel, cancels a withdrawal that is in review and returns the whole amount to the available balance; one that is approved or has ended is refused with WITHDRAWAL_CLOSED.
         */
        post: operations["withdraw.request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/withdraw_usdt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a withdrawal of USDT.
         * @description Requests a withdrawal of USDT. Equals withdraw.request, but the coin is fixed and the chain is required.
         */
        post: operations["withdraw.requestUsdt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/withdrawRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the withdrawals of the member by page, newest first.
         * @description Returns the withdrawals of the member by page, newest first.
         */
        get: operations["withdraw.records"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/data/api.user/setWalletInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds, edits or deletes a withdrawal address or the bank card.
         * @description Adds, edits or deletes a withdrawal address or the bank card. Returns the whole address book. Withdrawals to a changed entry are reviewed for 24 hours. account.info returns the address book without a change.
         */
        post: operations["withdraw.saveDestination"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description A change of the balance of one coin in one account by one booking.
         * @example {
         *       "id": 501,
         *       "account": "spot",
         *       "coin": "USDT",
         *       "type": "withdraw_freeze",
         *       "available_delta": "-100.00000000",
         *       "frozen_delta": "100.00000000",
         *       "available_after": "50.00000000",
         *       "frozen_after": "100.00000000",
         *       "ref_type": "withdrawal",
         *       "ref_no": "W202601010000000001",
         *       "trade": null,
         *       "remark": "",
         *       "created_at": 1767225600000
         *     }
         */
        AccountChange: {
            id: components["schemas"]["Id"];
            account: components["schemas"]["FundAccount"];
            coin: components["schemas"]["Coin"];
            type: components["schemas"]["ChangeType"];
            available_delta: components["schemas"]["SignedAmount"];
            /** @description Change of the frozen amount; in the futures account, including the margin of isolated positions. */
            frozen_delta: components["schemas"]["SignedAmount"];
            available_after: components["schemas"]["Amount"];
            /** @description Frozen amount after the change; in the futures account, including the margin of isolated positions. */
            frozen_after: components["schemas"]["Amount"];
            /**
             * @description Kind of the record that caused the change, such as an order or a withdrawal.
             * @example withdrawal
             */
            ref_type: string;
            /** @description Number of the record that caused the change. */
            ref_no: string;
            /** @description The spot trade that caused the change; null for other causes. */
            trade: components["schemas"]["BookedTrade"] | null;
            /** @description What the funding payment that caused the change was computed from; null for other causes. Missing or null if the back end has not stored it. */
            funding?: components["schemas"]["FundingBasis"] | null;
            remark: string;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The result of one day. Days are counted from 1 over all loops. */
        AiDay: {
            day: number;
            date: components["schemas"]["Date"];
            /** @description Principal of the loop to which the day belongs. */
            principal: components["schemas"]["Amount"];
            /** @description Daily rate: FLOOR6(min_rate + (max_rate - min_rate) x u), where u is the number of the first 8 hexadecimal digits of SHA-256 of the text order_no:day:tick_price, divided by 2^32. It is unknown before tick_ts; afterwards everybody can compute it. */
            rate: components["schemas"]["Rate"];
            income: components["schemas"]["SignedAmount"];
            fee: components["schemas"]["Amount"];
            /** @description Time of the last BTCUSDT index price at or before 00:00:00 UTC of the date. */
            tick_ts: components["schemas"]["Timestamp"];
            /** @description The published index price at tick_ts. */
            tick_price: components["schemas"]["Price"];
        };
        /**
         * @description An AI-managed order. Results accrue in the order and are paid out with the principal at its end.
         * @example {
         *       "order_no": "A202601010000000001",
         *       "product": {
         *         "id": 1,
         *         "name": "AI 3 days"
         *       },
         *       "coin": "USDT",
         *       "amount": "1000.00000000",
         *       "cycle_days": 3,
         *       "loops": 1,
         *       "loop_now": 1,
         *       "min_rate": "0.005",
         *       "max_rate": "0.012",
         *       "fee_rate": "0.1",
         *       "days_done": 1,
         *       "income_total": "9.22600000",
         *       "fee_total": "0.92260000",
         *       "status": "running",
         *       "finishing": false,
         *       "early_finish": true,
         *       "paid_back": null,
         *       "expire_at": null,
         *       "start_date": "2026-01-01",
         *       "maturity_date": "2026-01-04",
         *       "created_at": 1767225600000,
         *       "ended_at": null,
         *       "days": [
         *         {
         *           "day": 1,
         *           "date": "2026-01-02",
         *           "principal": "1000.00000000",
         *           "rate": "0.009226",
         *           "income": "9.22600000",
         *           "fee": "0.92260000",
         *           "tick_ts": 1767312000000,
         *           "tick_price": "60000.00"
         *         }
         *       ]
         *     }
         */
        AiOrder: {
            order_no: components["schemas"]["OrderNo"];
            product: {
                id: components["schemas"]["Id"];
                name: components["schemas"]["Title"];
            };
            coin: components["schemas"]["Coin"];
            amount: components["schemas"]["Amount"];
            cycle_days: number;
            loops: number;
            /** @description Number of the current loop; 0 before payment. */
            loop_now: number;
            /** @description The lowest daily rate at the time of the order. */
            min_rate: components["schemas"]["Rate"];
            max_rate: components["schemas"]["Rate"];
            fee_rate: components["schemas"]["Rate"];
            days_done: number;
            /** @description Sum of the income before fees. The order is worth amount + income_total - fee_total. */
            income_total: components["schemas"]["SignedAmount"];
            fee_total: components["schemas"]["Amount"];
            /**
             * @description pending = a draft that is not paid yet; expired = a draft that was not paid within 15 minutes.
             * @enum {string}
             */
            status: "pending" | "running" | "completed" | "expired";
            /** @description True after the member has ended the order early; it is settled at the next daily job. */
            finishing: boolean;
            /** @description True if the member may end the order early. */
            early_finish: boolean;
            /** @description Principal and net result that were paid at the end; null before the end. */
            paid_back: components["schemas"]["Amount"] | null;
            /** @description Time at which an unpaid draft expires; null after payment. */
            expire_at: components["schemas"]["Timestamp"] | null;
            /** @description Date of the start; null before payment. The first result is booked on the following day. */
            start_date: components["schemas"]["Date"] | null;
            /** @description Date on which the order ends; null before payment. */
            maturity_date: components["schemas"]["Date"] | null;
            created_at: components["schemas"]["Timestamp"];
            ended_at: components["schemas"]["Timestamp"] | null;
            days: components["schemas"]["AiDay"][];
        };
        AiOrderPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["AiOrder"][];
        };
        /** @description A product that runs in cycles and may reinvest its result in further cycles. Amounts are in its coin. */
        AiProduct: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Title"];
            coin: components["schemas"]["Coin"];
            cycle_days: number;
            min_amount: components["schemas"]["Decimal"];
            max_amount: components["schemas"]["Decimal"];
            /** @description Lowest daily rate; may be negative. */
            min_rate: components["schemas"]["Rate"];
            /** @description Highest daily rate. */
            max_rate: components["schemas"]["Rate"];
            /** @description Performance fee as a fraction of the income, charged on days with a profit. */
            fee_rate: components["schemas"]["Rate"];
            max_loops: number;
            early_finish: boolean;
            risk: components["schemas"]["Risk"];
            description_html: components["schemas"]["Html"];
            status: components["schemas"]["ProductStatus"];
        };
        /**
         * @description A quantity of a coin or of money in an answer. Not negative, with exactly 8 decimals.
         * @example 1250.00000000
         */
        Amount: string;
        /**
         * @description An amount, price or quantity in a request. Above zero, with at most 8 decimals and without sign, exponent or space.
         * @example 0.025
         */
        AmountInput: string;
        /**
         * @description A country calling code of ITU-T E.164.
         * @example +44
         */
        AreaCode: string;
        /** @description The secret of an authenticator during its setup. It has no effect until it is confirmed. */
        AuthenticatorSetup: {
            /**
             * @description Content of the QR code that an authenticator app scans.
             * @example otpauth://totp/Bourselet:me%40example.com?issuer=Bourselet&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30
             */
            uri: string;
            /**
             * @description The secret in Base32, for entering it by hand.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
        };
        Balance: {
            coin: components["schemas"]["Coin"];
            account: components["schemas"]["WalletAccount"];
            available: components["schemas"]["Amount"];
            /** @description Amount held by open orders and pending withdrawals; in the account finance, everything that is locked. */
            frozen: components["schemas"]["Amount"];
            /** @description Sum of available and frozen; in the futures account also isolated margin and order margin. */
            total: components["schemas"]["Amount"];
            /** @description Index price of the coin in USDT. */
            price_usdt: components["schemas"]["Price"];
            value_usdt: components["schemas"]["Amount"];
        };
        /** @description The balance of a coin in one account after a commit. In the account `finance` the whole balance is frozen. */
        BalanceEvent: {
            /** @constant */
            kind: "balance";
            account: components["schemas"]["WalletAccount"];
            coin: components["schemas"]["Coin"];
            available: components["schemas"]["Amount"];
            frozen: components["schemas"]["Amount"];
        };
        /** @description The bank card of a member with a masked number. */
        BankCard: {
            id: components["schemas"]["Id"];
            bank_name: string;
            bank_phone: string;
            area_code: components["schemas"]["AreaCode"];
            real_name: string;
            /**
             * @description Masked card number.
             * @example 6222********1234
             */
            bank_card: string;
            changed_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description The product to which an order book belongs.
         * @default spot
         * @enum {string}
         */
        BookProduct: "spot" | "futures";
        /** @description A spot trade of the member with its order. */
        BookedTrade: {
            trade_id: components["schemas"]["Id"];
            price: components["schemas"]["Price"];
            qty: components["schemas"]["Quantity"];
            fee: components["schemas"]["Amount"];
            fee_coin: components["schemas"]["Coin"];
            liquidity: components["schemas"]["Liquidity"];
            ts: components["schemas"]["Timestamp"];
            order_no: components["schemas"]["OrderNo"];
            symbol: components["schemas"]["Symbol"];
            side: components["schemas"]["Side"];
        };
        /**
         * @description A candle of the interval [t, t + interval): open, high, low, close, base volume, quote volume and number of trades.
         * @example {
         *       "t": 1767225600000,
         *       "o": "100.00",
         *       "h": "101.50",
         *       "l": "99.90",
         *       "c": "99.90",
         *       "v": "3.50000000",
         *       "q": "352.95000000",
         *       "n": 3
         *     }
         */
        Candle: {
            t: components["schemas"]["Timestamp"];
            o: components["schemas"]["Price"];
            h: components["schemas"]["Price"];
            l: components["schemas"]["Price"];
            c: components["schemas"]["Price"];
            v: components["schemas"]["Amount"];
            q: components["schemas"]["Amount"];
            n: components["schemas"]["Count"];
        };
        CandleEvent: {
            topic: components["schemas"]["CandleTopic"];
            seq: components["schemas"]["Count"];
            data: components["schemas"]["Candle"];
        };
        /** @description Candles, oldest first. A candle without trades has the previous close as its prices and a volume of 0. */
        CandleHistory: {
            symbol: components["schemas"]["Symbol"];
            interval: components["schemas"]["CandleInterval"];
            list: components["schemas"]["Candle"][];
        };
        /** @enum {string} */
        CandleInterval: "1m" | "3m" | "5m" | "15m" | "30m" | "1h" | "2h" | "4h" | "6h" | "12h" | "1d" | "3d" | "1w" | "1M";
        /** @example candle:spot:BTCUSDT:1m */
        CandleTopic: string;
        /** @example TRC20 */
        Chain: string;
        /**
         * @description An address on a chain. The server checks it by the rules of the chain and does not trim spaces.
         * @example TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs
         */
        ChainAddress: string;
        /**
         * @description The reason of a change of a balance.
         * @enum {string}
         */
        ChangeType: "adjust" | "ai_subscribe" | "ai_return" | "transfer_in" | "transfer_out" | "convert_in" | "convert_out" | "deposit" | "futures_margin" | "futures_pnl" | "futures_fee" | "futures_funding" | "futures_liquidation" | "futures_debt" | "futures_debt_repaid" | "referral_reward" | "sign_reward" | "loan_disburse" | "loan_repay" | "loan_collateral" | "loan_collateral_return" | "loan_liquidation" | "option_stake" | "option_payout" | "option_refund" | "savings_subscribe" | "savings_interest" | "savings_return" | "trade_freeze" | "trade_release" | "trade_buy" | "trade_sell" | "wealth_subscribe" | "wealth_income" | "wealth_return" | "wealth_clawback" | "withdraw_freeze" | "withdraw_done" | "withdraw_refund";
        /**
         * @description An id that the member chooses for an order, unique among their orders of the last 24 hours. A repeated request with the same id and identical fields returns the first order; with other fields it is refused with DUPLICATE_CLIENT_ID.
         * @example 9b2f6c9e-6d39-4f57-9d6f-0f4d1b1c2a77
         * @example my-1
         */
        ClientOrderId: string;
        /** @description A position that a request to close all positions could not close, with the refusal. */
        CloseFailure: {
            symbol: components["schemas"]["Symbol"];
            code: number;
            error: components["schemas"]["ErrorName"];
        };
        /** @description A position that was closed or liquidated. Amounts are in USDT. */
        ClosedPosition: {
            id: components["schemas"]["Id"];
            symbol: components["schemas"]["Symbol"];
            side: components["schemas"]["PositionSide"];
            margin_mode: components["schemas"]["MarginMode"];
            leverage: components["schemas"]["Leverage"];
            max_quantity: components["schemas"]["Quantity"];
            entry_price: components["schemas"]["Price"];
            /** @description Average price of the closing fills, rounded HALF_UP. */
            exit_price: components["schemas"]["Price"];
            realized_pnl: components["schemas"]["SignedAmount"];
            fees: components["schemas"]["Amount"];
            /** @description Sum of the funding; positive if the member received it. */
            funding: components["schemas"]["SignedAmount"];
            /** @enum {string} */
            closed_by: "user" | "tp" | "sl" | "liquidation";
            opened_at: components["schemas"]["Timestamp"];
            closed_at: components["schemas"]["Timestamp"];
        };
        ClosedPositionPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["ClosedPosition"][];
        };
        /**
         * @description A code sent to an e-mail address or phone.
         * @example 493827
         */
        Code: string;
        /**
         * @description Purpose of a code. A code of one scene is not accepted in another.
         * @enum {string}
         */
        CodeScene: "register" | "login" | "forgot" | "bind" | "trade_password" | "withdraw";
        /** @example USDT */
        Coin: string;
        CoinAccount: {
            coin: components["schemas"]["Coin"];
            account: components["schemas"]["WalletAccount"];
            available: components["schemas"]["Amount"];
            /** @description Amount held by open orders and pending withdrawals; in the account finance, everything that is locked. */
            frozen: components["schemas"]["Amount"];
            /** @description Sum of available and frozen; in the futures account also isolated margin and order margin. */
            total: components["schemas"]["Amount"];
            /** @description Index price of the coin in USDT. */
            price_usdt: components["schemas"]["Price"];
            value_usdt: components["schemas"]["Amount"];
            name: string;
            icon: components["schemas"]["Url"];
            deposit_enabled: boolean;
            withdraw_enabled: boolean;
            chains: components["schemas"]["CoinChain"][];
        };
        /** @description Conditions of a chain for deposits and withdrawals of a coin. */
        CoinChain: {
            chain: components["schemas"]["Chain"];
            deposit_min: components["schemas"]["Decimal"];
            confirmations: number;
            /** @description Approximate time of one confirmation, in seconds. */
            block_seconds: number;
            withdraw_min: components["schemas"]["Decimal"];
            withdraw_max: components["schemas"]["Decimal"];
            fee_fixed: components["schemas"]["Decimal"];
            fee_rate: components["schemas"]["Rate"];
        };
        ContentPage: {
            code: components["schemas"]["PageCode"];
            title: components["schemas"]["Title"];
            content_html: components["schemas"]["Html"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        ConvertKind: "convert" | "swap" | "transfer";
        /** @description A binding quote for one member. It is valid for ten seconds and can be accepted once. */
        ConvertQuote: {
            quote_id: components["schemas"]["QuoteId"];
            from_coin: components["schemas"]["Coin"];
            to_coin: components["schemas"]["Coin"];
            rate: components["schemas"]["Decimal"];
            inverse_rate: components["schemas"]["Decimal"];
            /** @description Cost of the conversion as a fraction of the index rate. The rate of the quote includes it. */
            spread: components["schemas"]["Rate"];
            /** @description The amount to convert. Rounded up if the request had to_amount. */
            from_amount: components["schemas"]["Amount"];
            /** @description The amount to receive. Rounded down if the request had from_amount. */
            to_amount: components["schemas"]["Amount"];
            expire_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description A finished conversion, swap or transfer.
         * @example {
         *       "order_no": "C202601010000000001",
         *       "kind": "convert",
         *       "from_account": "spot",
         *       "to_account": "spot",
         *       "from_coin": "BTC",
         *       "to_coin": "USDT",
         *       "from_amount": "0.10000000",
         *       "to_amount": "5994.00000000",
         *       "rate": "59940",
         *       "fee": "0.00000000",
         *       "status": "success",
         *       "created_at": 1767225600000
         *     }
         */
        ConvertRecord: {
            order_no: components["schemas"]["OrderNo"];
            kind: components["schemas"]["ConvertKind"];
            from_account: components["schemas"]["FundAccount"];
            to_account: components["schemas"]["FundAccount"];
            from_coin: components["schemas"]["Coin"];
            to_coin: components["schemas"]["Coin"];
            from_amount: components["schemas"]["Amount"];
            to_amount: components["schemas"]["Amount"];
            /** @description The rate of the conversion; 1 for a transfer. */
            rate: components["schemas"]["Decimal"];
            /** @description Always zero, because the rate includes the spread. */
            fee: components["schemas"]["Amount"];
            /** @constant */
            status: "success";
            created_at: components["schemas"]["Timestamp"];
        };
        ConvertRecordPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["ConvertRecord"][];
        };
        Count: number;
        /**
         * @description Country code by ISO 3166-1 alpha-2.
         * @example GB
         */
        Country: string;
        /**
         * @description Country code in a request, one of the officially assigned codes of ISO 3166-1 alpha-2.
         * @example GB
         * @enum {string}
         */
        CountryInput: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
        /** @description A day of the seven-day reward cycle. */
        CycleDay: number;
        /** @description Value of everything that the member owned at the end of a UTC day, at the index prices of that time. */
        DailyTotal: {
            date: components["schemas"]["Date"];
            total_usdt: components["schemas"]["Amount"];
        };
        /**
         * @description A day in UTC.
         * @example 2026-01-01
         */
        Date: string;
        /**
         * @description A setting or bound, such as a tick, step, minimum or conversion rate, without trailing zeros.
         * @example 0.00001
         */
        Decimal: string;
        /**
         * @description A deposit. Deposits have no fee and are credited to the spot account.
         * @example {
         *       "order_no": "R202601010000000001",
         *       "coin": "USDT",
         *       "chain": "TRC20",
         *       "address": "TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs",
         *       "txid": "9c1185a5c5e9fc54612808977ee8f548b2258d31ac2e3f2c4c7ab2b5b2ea3d11",
         *       "amount": "0.00100000",
         *       "credited": "0.00100000",
         *       "confirmations": 3,
         *       "required": 3,
         *       "status": "success",
         *       "voucher": null,
         *       "remark": "",
         *       "created_at": 1767225600000,
         *       "credited_at": 1767225630000
         *     }
         */
        Deposit: {
            /** @description Number of the deposit. deposit.get accepts it instead of order_no. */
            id?: components["schemas"]["Id"];
            order_no: components["schemas"]["OrderNo"];
            coin: components["schemas"]["Coin"];
            chain: components["schemas"]["Chain"];
            address: components["schemas"]["ChainAddress"];
            txid: components["schemas"]["TxId"] | null;
            /** @description The amount that the member sent. */
            amount: components["schemas"]["Amount"];
            /** @description The amount added to the balance; zero until the deposit is credited. */
            credited: components["schemas"]["Amount"];
            confirmations: number;
            /** @description Number of confirmations that the credit requires. */
            required: number;
            status: components["schemas"]["DepositStatus"];
            /** @description Null without a voucher. The exchange may delete the voucher of a deposit that was rejected or below the minimum; then it is null too. */
            voucher: components["schemas"]["FileUrl"] | null;
            remark: string;
            created_at: components["schemas"]["Timestamp"];
            credited_at: components["schemas"]["Timestamp"] | null;
        };
        /** @description The address to which a member sends one coin on one chain. */
        DepositAddress: {
            coin: components["schemas"]["Coin"];
            chain: components["schemas"]["Chain"];
            address: components["schemas"]["ChainAddress"];
            /** @description Always null: no listed chain uses memos. */
            memo: null;
            /** @description Content of the QR code, which is the plain address. */
            qr_content: string;
            /** @description Payment link (BIP-21, ERC-681) for wallets that support it; the plain address on TRON. */
            uri: string;
            /**
             * @description Minimum deposit. A smaller transfer is never credited.
             * @example 0.001
             */
            min_deposit: components["schemas"]["Decimal"];
            /** @example 3 */
            confirmations: number;
            notices: string[];
            /** @description True for a decoy address that wallets refuse. Nothing must be sent to it. */
            sandbox: boolean;
        };
        DepositPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["Deposit"][];
        };
        /**
         * @description pending = detected, waits for confirmations; review = declared with a voucher only; success = credited; below_min = smaller than the minimum, never credited; rejected = refused or dropped from the chain.
         * @enum {string}
         */
        DepositStatus: "pending" | "review" | "success" | "below_min" | "rejected";
        /** @description An order book, best prices first. Changes from the stream apply to it if they have the same epoch and follow its seq without a gap (prev_seq). */
        Depth: {
            symbol: components["schemas"]["Symbol"];
            epoch: components["schemas"]["Epoch"];
            seq: components["schemas"]["Count"];
            ts: components["schemas"]["Timestamp"];
            last: components["schemas"]["Price"];
            bids: components["schemas"]["DepthLevel"][];
            asks: components["schemas"]["DepthLevel"][];
        };
        /** @description The changed levels of a book with their new quantities. They change the book from prev_seq to the event's seq. */
        DepthDelta: {
            prev_seq: components["schemas"]["Count"];
            bids: components["schemas"]["DepthLevel"][];
            asks: components["schemas"]["DepthLevel"][];
        };
        /** @description An event with the changes of a book. `seq` is the book's sequence number after these changes. */
        DepthEvent: {
            topic: components["schemas"]["DepthTopic"];
            seq: components["schemas"]["Count"];
            data: components["schemas"]["DepthDelta"];
        };
        /**
         * @description Price and quantity of a level.
         * @example [
         *       "100.90",
         *       "3.00000000"
         *     ]
         */
        DepthLevel: [
            components["schemas"]["Price"],
            components["schemas"]["Quantity"]
        ];
        /** @example depth:spot:BTCUSDT */
        DepthTopic: string;
        /** @description The whole address book of a member. */
        Destinations: {
            addresses: components["schemas"]["WithdrawAddress"][];
            banks: components["schemas"]["BankCard"][];
        };
        /**
         * @description Secret of a device. The first log-in on a device returns it, and the client keeps it. It does not prove an identity. If it is sent, a device that has logged in to this account before is not affected by rate limits that unknown devices have exceeded.
         * @example 5d41402abc4b2a76b9719d911017c592
         */
        DeviceToken: string;
        /**
         * @description bull = the price rises, bear = it falls.
         * @enum {string}
         */
        Direction: "bull" | "bear";
        /** @example me@example.com */
        Email: string;
        /** @description The data of an answer that contains no data. */
        Empty: Record<string, never>;
        /**
         * @description Identifier of one run of the server's order books. Sequence numbers of different epochs cannot be compared.
         * @example m5k2q9x1
         */
        Epoch: string;
        /**
         * @description Stable name of a refusal.
         * @enum {string}
         */
        ErrorName: "FAILED" | "TOKEN_INVALID" | "FORBIDDEN" | "NOT_FOUND" | "ORDER_NOT_FOUND" | "TRADE_PASSWORD_NOT_SET" | "TRADE_PASSWORD_WRONG" | "TRADE_PASSWORD_LOCKED" | "TRADE_PASSWORD_RESET" | "VALIDATION" | "TOO_MANY_REQUESTS" | "IDEMPOTENCY_CONFLICT" | "IN_PROGRESS" | "SERVER_ERROR" | "LOGIN_FAILED" | "ACCOUNT_LOCKED" | "ACCOUNT_DISABLED" | "CODE_INVALID" | "CODE_EXPIRED" | "ACCOUNT_EXISTS" | "INVITE_CODE_INVALID" | "AGREEMENT_REQUIRED" | "CONTACT_CHANGED" | "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_WRONG" | "SECOND_FACTOR_LOCKED" | "INSUFFICIENT_BALANCE" | "SYMBOL_UNKNOWN" | "PRICE_TICK" | "QTY_STEP" | "MIN_NOTIONAL" | "PRICE_BAND" | "POST_ONLY_WOULD_TAKE" | "NO_LIQUIDITY" | "MAX_OPEN_ORDERS" | "SYMBOL_HALTED" | "DUPLICATE_CLIENT_ID" | "ORDER_CLOSED" | "LEVERAGE_RANGE" | "BRACKET_LIMIT" | "MARGIN_MODE_LOCKED" | "LEVERAGE_LOCKED" | "REDUCE_ONLY_REJECTED" | "TRIGGER_PRICE" | "NO_POSITION" | "CONVERT_MIN" | "CONVERT_MAX" | "PAIR_UNSUPPORTED" | "QUOTE_EXPIRED" | "QUOTE_USED" | "NOTHING_TO_DO" | "SLIPPAGE" | "QUOTE_LIMIT" | "STAKE_RANGE" | "ROUND_NOT_OPEN" | "ALREADY_BET" | "TIME_UNKNOWN" | "PRICE_STALE" | "INVEST_BELOW_MIN" | "INVEST_ABOVE_MAX" | "PRODUCT_CLOSED" | "COPIES_SOLD_OUT" | "STEP" | "APPEND_NOT_ALLOWED" | "REDEEM_NOT_ALLOWED" | "ORDER_NOT_RUNNING" | "ORDER_EXPIRED" | "RATE_CHANGED" | "INVEST_MAX_ORDERS" | "LOAN_RANGE" | "LOAN_TERM" | "KYC_REQUIRED" | "CREDIT_TOO_LOW" | "LOAN_ACTIVE" | "LOAN_NOT_REPAYABLE" | "COLLATERAL_UNSUPPORTED" | "PAYOFF_CHANGED" | "REPAYMENT_LIMIT" | "KYC_PENDING" | "KYC_ALREADY_VERIFIED" | "ID_NUMBER_USED" | "FILE_NOT_OWNED" | "ADDRESS_INVALID" | "ADDRESS_EXISTS" | "ADDRESS_LIMIT" | "CHAIN_UNSUPPORTED" | "DEPOSIT_DISABLED" | "TXID_USED" | "SANDBOX_FAUCET_LIMIT" | "WITHDRAW_MIN" | "WITHDRAW_MAX" | "WITHDRAW_DAILY_LIMIT" | "WITHDRAW_DISABLED" | "WITHDRAWAL_CLOSED" | "FILE_TYPE" | "FILE_TOO_LARGE" | "FILE_BROKEN" | "ALREADY_SIGNED";
        /**
         * @description Why a field was refused.
         * @enum {string}
         */
        FieldError: "REQUIRED" | "EMAIL_FORMAT" | "PASSWORD_LETTERS" | "PASSWORD_FORMAT" | "PASSWORD_MISMATCH" | "PASSWORD_SAME" | "NICKNAME_TAKEN" | "TRADE_PASSWORD_FORMAT" | "AMOUNT_FORMAT" | "RANGE" | "ENUM" | "NOTHING_TO_CHANGE" | "MODE_INVALID" | "UNKNOWN_FIELD";
        /**
         * @description Address of a file that the member uploaded with site.upload.
         * @example /files/5f2c9a.jpg
         */
        FileUrl: string;
        /** @description One trade of the member's own order. */
        Fill: {
            trade_id: components["schemas"]["Id"];
            price: components["schemas"]["Price"];
            qty: components["schemas"]["Quantity"];
            fee: components["schemas"]["Amount"];
            fee_coin: components["schemas"]["Coin"];
            liquidity: components["schemas"]["Liquidity"];
            ts: components["schemas"]["Timestamp"];
        };
        FillEvent: {
            /** @constant */
            kind: "fill";
            order_no: components["schemas"]["OrderNo"];
            symbol: components["schemas"]["Symbol"];
            side: components["schemas"]["Side"];
            fill: components["schemas"]["Fill"];
        };
        /**
         * @description The account that holds a balance.
         * @enum {string}
         */
        FundAccount: "spot" | "futures";
        /** @description The values from which a funding payment was computed: quantity × mark_price × rate, rounded up to 8 decimals if the member pays and down if they receive. At a positive rate, long positions pay. A payment that takes cash and isolated margin has several changes with the same basis. */
        FundingBasis: {
            symbol: components["schemas"]["Symbol"];
            /** @description Funding time. The payment may be booked later. */
            funding_at: components["schemas"]["Timestamp"];
            side: components["schemas"]["PositionSide"];
            /** @description Size of the position at the payment. */
            quantity: components["schemas"]["Quantity"];
            /** @description Mark price at the funding time. */
            mark_price: components["schemas"]["Price"];
            /** @description Funding rate. */
            rate: components["schemas"]["Rate"];
        };
        /** @description Funding rates, newest first. */
        FundingHistory: {
            list: components["schemas"]["FundingRate"][];
        };
        FundingRate: {
            ts: components["schemas"]["Timestamp"];
            rate: components["schemas"]["Rate"];
            mark_price: components["schemas"]["Price"];
        };
        /**
         * @description The futures account of a member with the sums of its positions and orders, in USDT.
         * @example {
         *       "coin": "USDT",
         *       "wallet_balance": "10000.00000000",
         *       "isolated_margin": "0.00000000",
         *       "cross_equity": "9700.00000000",
         *       "cross_upnl": "-300.00000000",
         *       "position_margin": "3540.00000000",
         *       "order_margin": "582.90000000",
         *       "available": "5577.10000000",
         *       "max_transfer_out": "5577.10000000",
         *       "maintenance_margin": "179.70000000",
         *       "margin_ratio_pct": "1.85",
         *       "settings": [
         *         {
         *           "symbol": "BTCUSDT",
         *           "margin_mode": "cross",
         *           "leverage": 10,
         *           "max_leverage": 125
         *         }
         *       ]
         *     }
         */
        FuturesAccount: {
            /** @constant */
            coin: "USDT";
            /** @description Cash without the margins of isolated positions. Negative if realized losses exceed it because unrealized profit covered them. */
            wallet_balance: components["schemas"]["SignedAmount"];
            isolated_margin: components["schemas"]["Amount"];
            /** @description wallet_balance plus the unrealized profit and loss of the cross positions. */
            cross_equity: components["schemas"]["SignedAmount"];
            cross_upnl: components["schemas"]["SignedAmount"];
            position_margin: components["schemas"]["Amount"];
            /** @description Sum over the resting orders that may open a position: margin at the order's price, taker fee, and open loss, which is the loss at the mark price at the moment of the trade. */
            order_margin: components["schemas"]["Amount"];
            /** @description The amount available for new orders: max(0, cross_equity - position_margin - order_margin). Unrealized profit counts. */
            available: components["schemas"]["Amount"];
            /** @description The amount that may be transferred to the spot account. Unrealized profit does not count, and the maintenance margin stays. */
            max_transfer_out: components["schemas"]["Amount"];
            maintenance_margin: components["schemas"]["Amount"];
            margin_ratio_pct: components["schemas"]["Percent"];
            settings: components["schemas"]["FuturesSetting"][];
        };
        /** @description The futures account after a commit, at the mark prices of that moment. */
        FuturesAccountEvent: {
            /** @constant */
            kind: "futures_account";
            account: components["schemas"]["FuturesAccount"];
        };
        FuturesFillEvent: {
            /** @constant */
            kind: "futures_fill";
            order_no: components["schemas"]["OrderNo"];
            symbol: components["schemas"]["Symbol"];
            side: components["schemas"]["Side"];
            fill: components["schemas"]["Fill"];
        };
        /**
         * @description A futures order. Quantities are in the base coin, fees in USDT.
         * @example {
         *       "order_no": "F202601010000000001",
         *       "client_order_id": "my-1",
         *       "symbol": "BTCUSDT",
         *       "side": "buy",
         *       "type": "limit",
         *       "price": "60000.0",
         *       "quantity": "0.50000000",
         *       "filled": "0.50000000",
         *       "quote_filled": "30000.00000000",
         *       "avg_price": "60000",
         *       "fee": "6.00000000",
         *       "fee_coin": "USDT",
         *       "leverage": 10,
         *       "margin_mode": "isolated",
         *       "reduce_only": false,
         *       "tif": "GTC",
         *       "stp": "expire_maker",
         *       "trigger_price": null,
         *       "trigger_when": null,
         *       "trigger_by": null,
         *       "take_profit": "66000.0",
         *       "stop_loss": "57000.0",
         *       "position_effect": "open",
         *       "liquidation": false,
         *       "status": "completed",
         *       "reason": null,
         *       "created_at": 1767225600000,
         *       "updated_at": 1767225600000
         *     }
         */
        FuturesOrder: {
            order_no: components["schemas"]["OrderNo"];
            client_order_id: components["schemas"]["ClientOrderId"] | null;
            symbol: components["schemas"]["Symbol"];
            side: components["schemas"]["Side"];
            type: components["schemas"]["FuturesOrderType"];
            /** @description Limit price; null for a market order. */
            price: components["schemas"]["Price"] | null;
            /** @description Quantity of the order; null for tp and sl, which close the whole position. */
            quantity: components["schemas"]["Quantity"] | null;
            filled: components["schemas"]["Quantity"];
            /** @description Turnover in USDT. */
            quote_filled: components["schemas"]["Amount"];
            /** @description quote_filled / filled, rounded HALF_UP; 0 while nothing is filled. */
            avg_price: components["schemas"]["Price"];
            fee: components["schemas"]["Amount"];
            fee_coin: components["schemas"]["Coin"];
            leverage: components["schemas"]["Leverage"];
            margin_mode: components["schemas"]["MarginMode"];
            reduce_only: boolean;
            tif: components["schemas"]["TimeInForce"] | null;
            stp: components["schemas"]["SelfTrade"];
            trigger_price: components["schemas"]["Price"] | null;
            /** @description Direction from which the price named by trigger_by reaches the trigger price. */
            trigger_when: ("rises" | "falls") | null;
            trigger_by: components["schemas"]["TriggerBy"] | null;
            take_profit: components["schemas"]["Price"] | null;
            stop_loss: components["schemas"]["Price"] | null;
            /** @enum {string} */
            position_effect: "open" | "reduce" | "flip";
            /** @description True if a liquidation created the order. */
            liquidation: boolean;
            status: components["schemas"]["OrderStatus"];
            reason: components["schemas"]["OrderReason"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description The trades of the order, oldest first. Of more than 1,000 trades, the newest 1,000; of a page of orders together, the newest 5,000. If older trades are missing, the listed quantities add up to less than `filled`; a request with a smaller `limit` can list more of them. Present in answers of futures.place, and of futures.orders if the request has with_fills. */
            fills?: components["schemas"]["Fill"][];
        };
        FuturesOrderEvent: {
            /** @constant */
            kind: "futures_order";
            order: components["schemas"]["FuturesOrder"];
        };
        FuturesOrderPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["FuturesOrder"][];
        };
        /**
         * @description tp and sl attach to the open position. They wait as pending and place a reduce-only market order when they fire. stop_limit and stop_market wait as pending until a price reaches their trigger, and then become a limit or a market order.
         * @enum {string}
         */
        FuturesOrderType: "limit" | "market" | "stop_limit" | "stop_market" | "tp" | "sl";
        /** @description Margin mode and leverage of the member in one symbol. */
        FuturesSetting: {
            symbol: components["schemas"]["Symbol"];
            margin_mode: components["schemas"]["MarginMode"];
            leverage: components["schemas"]["Leverage"];
            max_leverage: components["schemas"]["Leverage"];
        };
        Guide: {
            id: components["schemas"]["Id"];
            cate_id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            content_html: components["schemas"]["Html"];
            updated_at: components["schemas"]["Timestamp"];
            prev: components["schemas"]["GuideLink"] | null;
            next: components["schemas"]["GuideLink"] | null;
        };
        GuideCategory: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Title"];
            icon: components["schemas"]["Url"];
            sort: components["schemas"]["Sort"];
            items: components["schemas"]["GuideLink"][];
        };
        GuideLink: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
        };
        GuideSummary: {
            id: components["schemas"]["Id"];
            cate_id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            summary: components["schemas"]["Text"];
            updated_at: components["schemas"]["Timestamp"];
        };
        GuideSummaryPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["GuideSummary"][];
        };
        /**
         * @description The recipient of the stakes of a round without a winner.
         * @enum {string}
         */
        HousePolicy: "refund" | "house";
        /** @description Sanitized by the server; no script and no event attributes. */
        Html: string;
        /**
         * @description Number of a record.
         * @example 10001
         */
        Id: number;
        /**
         * @description Number of an identity document.
         * @example AB123456
         */
        IdNumber: string;
        /** @enum {string} */
        IdType: "id_card" | "passport" | "driver_license";
        /**
         * @description An id that the client creates for one intent. It is unique for the member and the path, and is kept for 24 hours.
         * @example 01JGX2Q8T4W9V6C3N5B7M1K0PD
         */
        IdempotencyKey: string;
        /** @enum {string} */
        ImageType: "image/jpeg" | "image/png";
        /** @enum {string} */
        IncomeKind: "wealth" | "pledge" | "savings" | "ai";
        /** @description Income of one order on one day. Income of an AI order may be negative. */
        IncomeRow: {
            id: components["schemas"]["Id"];
            /** @description UTC day that earned the income. Flexible savings pay the income of a day on the next day. */
            date: components["schemas"]["Date"];
            order_no: components["schemas"]["OrderNo"];
            kind: components["schemas"]["IncomeKind"];
            coin: components["schemas"]["Coin"];
            principal: components["schemas"]["Amount"];
            /** @description Income rate of that day. */
            rate: components["schemas"]["Rate"];
            income: components["schemas"]["SignedAmount"];
            created_at: components["schemas"]["Timestamp"];
        };
        IncomeRowPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["IncomeRow"][];
        };
        /** @description Totals in USDT at index prices. Income counts on its date, the UTC day that earned it. */
        IncomeSummary: {
            principal_running: components["schemas"]["Amount"];
            income_today: components["schemas"]["SignedAmount"];
            income_yesterday: components["schemas"]["SignedAmount"];
            income_total: components["schemas"]["SignedAmount"];
            /** @description Income that running orders will still pay. */
            income_expected: components["schemas"]["SignedAmount"];
            orders_running: components["schemas"]["Count"];
        };
        IndexEvent: {
            topic: components["schemas"]["IndexTopic"];
            seq: components["schemas"]["Count"];
            data: components["schemas"]["IndexTick"];
        };
        /** @description A published index price. Ids and times increase together. Every settlement by a price names its tick. */
        IndexTick: {
            id: components["schemas"]["Id"];
            ts: components["schemas"]["Timestamp"];
            price: components["schemas"]["Price"];
        };
        /** @example index:BTCUSDT */
        IndexTopic: string;
        /** @description A part of the principal with a start date of its own. */
        InterestLot: {
            amount: components["schemas"]["Amount"];
            start_date: components["schemas"]["Date"];
            income_paid: components["schemas"]["Amount"];
        };
        /**
         * @description A subscription of a member. It earns income from the day after the subscription.
         * @example {
         *       "order_no": "I202601010000000001",
         *       "product": {
         *         "id": 3,
         *         "kind": "pledge",
         *         "name": "USDT 7 days"
         *       },
         *       "coin": "USDT",
         *       "principal": "1000.00000000",
         *       "copies": null,
         *       "daily_rate": "0.0035",
         *       "daily_income": "3.50000000",
         *       "accumulated_income": "14.00000000",
         *       "estimated_return": "24.50000000",
         *       "start_date": "2026-01-01",
         *       "first_income_date": "2026-01-02",
         *       "maturity_date": "2026-01-08",
         *       "paid_back": null,
         *       "status": "running",
         *       "created_at": 1767225600000,
         *       "ended_at": null
         *     }
         */
        InterestOrder: {
            order_no: components["schemas"]["OrderNo"];
            product: components["schemas"]["InterestProductRef"];
            coin: components["schemas"]["Coin"];
            /** @description Principal in all lots. */
            principal: components["schemas"]["Amount"];
            /** @description Number of copies of the order; null if the unit of the product is amount. */
            copies: number | null;
            daily_rate: components["schemas"]["Rate"];
            daily_income: components["schemas"]["Amount"];
            /** @description Income that was paid so far. */
            accumulated_income: components["schemas"]["Amount"];
            /** @description Income up to today, including the days that the daily booking at 00:10 UTC has not paid yet. An early redemption pays it first and then takes it back. */
            income_to_date?: components["schemas"]["Amount"];
            /** @description Income over the whole period, without the principal. */
            estimated_return: components["schemas"]["Amount"];
            start_date: components["schemas"]["Date"];
            first_income_date: components["schemas"]["Date"];
            /** @description Date of the last income and of the return of the principal. */
            maturity_date: components["schemas"]["Date"];
            /** @description Principal that was paid back at the end, less claw-back and penalty of an early redemption; null while running. */
            paid_back: components["schemas"]["Amount"] | null;
            /** @description True if the order can be redeemed early. An order keeps this term and the penalty rate of its start. */
            early_redeem?: boolean;
            /** @description Penalty of an early redemption of this order as a fraction of the principal. */
            penalty_rate?: components["schemas"]["Rate"];
            /**
             * @description Number of further additions of principal that the order can take. If it is 0, an addition is refused with APPEND_NOT_ALLOWED.
             * @example 999
             */
            lots_left?: number;
            status: components["schemas"]["InvestmentStatus"];
            created_at: components["schemas"]["Timestamp"];
            /** @description Time at which the order ended; null while it runs. */
            ended_at: components["schemas"]["Timestamp"] | null;
        };
        InterestOrderPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["InterestOrder"][];
        };
        /** @description A wealth or pledge product. Amounts are in its coin. */
        InterestProduct: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ProductKind"];
            /** @example USDT 7 days */
            name: components["schemas"]["Title"];
            coin: components["schemas"]["Coin"];
            icon: components["schemas"]["Url"] | null;
            /** @description Hosting period in days. Each day after the first has income. */
            cycle_days: number;
            /** @description Income of one day as a fraction of the principal. */
            daily_rate: components["schemas"]["Rate"];
            /** @description Total rate of return: daily_rate x cycle_days. */
            total_rate: components["schemas"]["Rate"];
            min_amount: components["schemas"]["Decimal"];
            /** @description Maximum sum of the running principal of one member in the product. */
            max_amount: components["schemas"]["Decimal"];
            step: components["schemas"]["Decimal"];
            /**
             * @description Unit of a subscription: an amount, or whole copies.
             * @enum {string}
             */
            unit: "amount" | "copy";
            /** @description Price of one copy; null if the unit of the product is amount. */
            subscription_price: components["schemas"]["Decimal"] | null;
            /** @description Number of copies for sale; null if the unit of the product is amount. */
            total_copies: number | null;
            /** @description Number of sold copies; null if the unit of the product is amount. */
            sold_copies: number | null;
            presale_at: components["schemas"]["Timestamp"] | null;
            sale_at: components["schemas"]["Timestamp"];
            end_at: components["schemas"]["Timestamp"] | null;
            status: components["schemas"]["ProductStatus"];
            append_allowed: boolean;
            early_redeem: boolean;
            /** @description Penalty of an early redemption as a fraction of the principal. */
            penalty_rate: components["schemas"]["Rate"];
        };
        InterestProductPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["InterestProduct"][];
        };
        InterestProductRef: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ProductKind"];
            name: components["schemas"]["Title"];
        };
        /**
         * @description completed = ran to maturity; redeemed = ended early by the member.
         * @enum {string}
         */
        InvestmentStatus: "running" | "completed" | "redeemed";
        /** @example K7M2QX */
        InviteCode: string;
        /** @description The last submission of identity data. Name and number are masked in every answer. */
        Kyc: {
            /**
             * @description Masked name: the first letter of each word remains, and each further letter is an asterisk.
             * @example J*** D**
             */
            real_name: string;
            id_type: components["schemas"]["IdType"];
            /**
             * @description Masked number: the first two and the last two characters remain.
             * @example 12******89
             */
            id_number: string;
            country: components["schemas"]["Country"];
            /** @description Photo of the front of the document; null once it is deleted after a rejection. */
            id_front: components["schemas"]["FileUrl"] | null;
            /** @description Photo of the back of the document; null for a passport, and once it is deleted after a rejection. */
            id_back: components["schemas"]["FileUrl"] | null;
            status: components["schemas"]["KycStatus"];
            level: components["schemas"]["KycLevel"];
            /** @description The reason of the reviewer for a rejection, in the language of the request. */
            reject_reason: string | null;
            submitted_at: components["schemas"]["Timestamp"];
            reviewed_at: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description An action for which the operator can require a verified identity. invest is one of wealth, savings and AI plans.
         * @enum {string}
         */
        KycAction: "invest" | "futures" | "loan" | "option" | "withdraw";
        /**
         * @description 0 = not verified, 1 = identity verified. Level 2 is reserved and not reached in this version.
         * @enum {integer}
         */
        KycLevel: 0 | 1 | 2;
        /**
         * @description none = nothing submitted; pending = in review; verified = level 1; rejected = may be submitted again.
         * @enum {string}
         */
        KycStatus: "none" | "pending" | "verified" | "rejected";
        /** @enum {string} */
        Language: "en" | "zh-CN" | "zh-TW" | "ko" | "ja" | "fr" | "pt" | "es";
        /** @description A membership level with its fee rates. It is reached by the trading volume of the present UTC day and the 30 days before it. */
        Level: {
            id: components["schemas"]["Id"];
            level: components["schemas"]["LevelNumber"];
            /** @example VIP0 */
            name: string;
            icon: components["schemas"]["Url"];
            /** @description Trading volume in USDT, of the present UTC day and the 30 days before it, that the level requires. */
            min_volume_30d: components["schemas"]["Decimal"];
            spot_maker: components["schemas"]["Rate"];
            spot_taker: components["schemas"]["Rate"];
            futures_maker: components["schemas"]["Rate"];
            futures_taker: components["schemas"]["Rate"];
            benefits: string[];
        };
        LevelNumber: number;
        /** @description Leverage, a whole number. The maximum is lower for a position of a higher bracket. */
        Leverage: number;
        /** @enum {string} */
        Liquidity: "maker" | "taker";
        /** @description A loan product. Amounts are in its coin and must be whole numbers. */
        LoanGoods: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Title"];
            coin: components["schemas"]["Coin"];
            min_amount: components["schemas"]["Decimal"];
            /** @description Maximum amount. Without collateral, the credit score reduces it to max_amount x score / 100. */
            max_amount: components["schemas"]["Decimal"];
            step: components["schemas"]["Decimal"];
            /** @description Maximum amount for the signed-in member by their credit score; null for visitors and for loans with collateral. */
            limit: components["schemas"]["Decimal"] | null;
            terms: components["schemas"]["LoanTerm"][];
            /** @description Handling fee, deducted from the payout. */
            fee_rate: components["schemas"]["Rate"];
            collateral: boolean;
            collateral_coins: components["schemas"]["Coin"][];
            /** @description Limits of the loan-to-value ratio; null for a product without collateral. */
            ltv: components["schemas"]["LoanToValueLimits"] | null;
            /** @description Fee for a sale of collateral as a fraction of the proceeds; null without collateral. */
            liquidation_fee_rate: components["schemas"]["Rate"] | null;
            /**
             * @description Factor of the daily rate on overdue days: each started overdue day costs principal x daily rate x this factor instead of interest.
             * @example 3
             */
            overdue_multiplier: components["schemas"]["Decimal"];
            /** @description Credit score that the borrower needs at least; null for a product with collateral. */
            min_credit_score: number | null;
            rules_html: components["schemas"]["Html"];
        };
        LoanGoodsRef: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Title"];
        };
        /** @description A sale of collateral. The part that the loan did not need was returned to the member. */
        LoanLiquidation: {
            quantity: components["schemas"]["Quantity"];
            /** @description The published index price at the time of the sale. */
            index_price: components["schemas"]["Price"];
            /** @description The price at which the collateral was sold. */
            price: components["schemas"]["Price"];
            proceeds: components["schemas"]["Amount"];
            fee: components["schemas"]["Amount"];
            /** @description The rest of the proceeds, which was credited to the spot account. */
            returned: components["schemas"]["Amount"];
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description A loan of a member. A started day is charged in full. The fields from principal_left to payoff are valid at the time of the answer.
         * @example {
         *       "order_no": "L202601010000000001",
         *       "goods": {
         *         "id": 1,
         *         "name": "USDT loan"
         *       },
         *       "coin": "USDT",
         *       "amount": "1000.00000000",
         *       "term_days": 30,
         *       "daily_rate": "0.0005",
         *       "total_rate": "0.015",
         *       "total_interest": "15.00000000",
         *       "total_repayment": "1015.00000000",
         *       "handling_fee": "10.00000000",
         *       "actual_arrival": "990.00000000",
         *       "due_at": 1769817600000,
         *       "disbursed_at": 1767225600000,
         *       "principal_left": "1000.00000000",
         *       "interest_due": "0.50000000",
         *       "penalty_due": "0.00000000",
         *       "payoff": "1000.50000000",
         *       "collateral_coin": null,
         *       "collateral_qty": null,
         *       "ltv_pct": null,
         *       "grace_days": 7,
         *       "overdue_multiplier": "3",
         *       "repaid": "0.00000000",
         *       "repayments": [],
         *       "ltv": null,
         *       "margin_call_price": null,
         *       "liquidation_price": null,
         *       "liquidation": null,
         *       "reject_reason": null,
         *       "status": "repaying",
         *       "created_at": 1767225585000,
         *       "ended_at": null
         *     }
         */
        LoanOrder: {
            order_no: components["schemas"]["OrderNo"];
            goods: components["schemas"]["LoanGoodsRef"];
            coin: components["schemas"]["Coin"];
            amount: components["schemas"]["Amount"];
            term_days: number;
            daily_rate: components["schemas"]["Rate"];
            /** @description daily_rate x term_days. */
            total_rate: components["schemas"]["Rate"];
            /** @description Interest over the whole term, rounded up. */
            total_interest: components["schemas"]["Amount"];
            /** @description amount plus total_interest. */
            total_repayment: components["schemas"]["Amount"];
            handling_fee: components["schemas"]["Amount"];
            /** @description amount less handling_fee. */
            actual_arrival: components["schemas"]["Amount"];
            /** @description Time of the payout; null before it. */
            disbursed_at: components["schemas"]["Timestamp"] | null;
            /** @description Time until which the loan must be repaid; null before the payout. */
            due_at: components["schemas"]["Timestamp"] | null;
            /** @description Number of overdue days before the loan is in default. */
            grace_days: number;
            overdue_multiplier: components["schemas"]["Decimal"];
            principal_left: components["schemas"]["Amount"];
            interest_due: components["schemas"]["Amount"];
            penalty_due: components["schemas"]["Amount"];
            /** @description Amount that repays the loan in full now: principal, interest and penalty. */
            payoff: components["schemas"]["Amount"];
            /** @description Sum of all repayments. */
            repaid: components["schemas"]["Amount"];
            /** @description The repayments, oldest first. Of more than 1,000 repayments, the newest 1,000; of a page of loans together, the newest 5,000. If older repayments are missing, the listed ones add up to less than `repaid`; a request with a smaller `limit` can list more of them. */
            repayments: components["schemas"]["LoanRepaymentRow"][];
            collateral_coin: components["schemas"]["Coin"] | null;
            collateral_qty: components["schemas"]["Quantity"] | null;
            ltv: components["schemas"]["LoanToValueLimits"] | null;
            /** @description Debt as a percentage of the collateral's current value; null without collateral and after the end of the loan. */
            ltv_pct: components["schemas"]["Percent"] | null;
            /** @description Index price of the collateral at which the member is asked to add collateral. */
            margin_call_price: components["schemas"]["Price"] | null;
            /** @description Index price of the collateral at which the collateral is sold. */
            liquidation_price: components["schemas"]["Price"] | null;
            liquidation: components["schemas"]["LoanLiquidation"] | null;
            reject_reason: string | null;
            status: components["schemas"]["LoanStatus"];
            created_at: components["schemas"]["Timestamp"];
            /** @description Time at which the loan ended; null while it is open. */
            ended_at: components["schemas"]["Timestamp"] | null;
        };
        LoanOrderPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["LoanOrder"][];
        };
        /** @description A repayment. Its amount is the sum of penalty, interest and principal. */
        LoanRepayment: {
            paid: components["schemas"]["Amount"];
            paid_penalty: components["schemas"]["Amount"];
            paid_interest: components["schemas"]["Amount"];
            paid_principal: components["schemas"]["Amount"];
        };
        LoanRepaymentRow: {
            paid: components["schemas"]["Amount"];
            paid_penalty: components["schemas"]["Amount"];
            paid_interest: components["schemas"]["Amount"];
            paid_principal: components["schemas"]["Amount"];
            /**
             * @description collection = taken from the spot account because the loan is in default.
             * @enum {string}
             */
            source: "member" | "collection" | "liquidation";
            created_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        LoanStatus: "review" | "rejected" | "repaying" | "overdue" | "repaid" | "defaulted";
        LoanTerm: {
            days: number;
            daily_rate: components["schemas"]["Rate"];
            /** @description Number of overdue days before the loan is in default. */
            grace_days: number;
        };
        /** @description Limits of the debt as fractions of the collateral's value at the index price. */
        LoanToValueLimits: {
            /**
             * @description Maximum at the start of the loan.
             * @example 0.65
             */
            initial: components["schemas"]["Rate"];
            /**
             * @description Limit from which the member is asked to add collateral.
             * @example 0.75
             */
            margin_call: components["schemas"]["Rate"];
            /**
             * @description Limit from which the collateral is sold.
             * @example 0.83
             */
            liquidation: components["schemas"]["Rate"];
        };
        /** @description A log-in of the member, or a refused log-in to their account. */
        LoginRecord: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            outcome: "success" | "wrong_password" | "wrong_second_factor";
            /**
             * @description Browser and system in short, as stated by the client.
             * @example Chrome, Android
             */
            device: string;
            /** @description IP address, partly hidden. */
            ip: components["schemas"]["MaskedText"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        MarginMode: "cross" | "isolated";
        /** @description A bracket of position sizes. Maintenance margin = notional x mmr - cum. */
        MarginTier: {
            floor: components["schemas"]["Decimal"];
            cap: components["schemas"]["Decimal"];
            max_leverage: number;
            mmr: components["schemas"]["Rate"];
            cum: components["schemas"]["Decimal"];
        };
        MarkEvent: {
            topic: components["schemas"]["MarkTopic"];
            seq: components["schemas"]["Count"];
            data: components["schemas"]["MarkPrice"];
        };
        MarkPrice: {
            symbol: components["schemas"]["Symbol"];
            mark_price: components["schemas"]["Price"];
            index_price: components["schemas"]["Price"];
            /** @description The rate that would be paid if the funding period ended now. */
            funding_rate: components["schemas"]["Rate"];
            next_funding_at: components["schemas"]["Timestamp"];
            ts: components["schemas"]["Timestamp"];
        };
        /**
         * @description The entries to mark as read: one by its id, or all.
         * @example {
         *       "id": 1
         *     }
         */
        MarkRead: {
            id: components["schemas"]["Id"];
        } | {
            /** @constant */
            all: true;
        };
        /**
         * @example mark:BTCUSDT
         * @example mark:*
         */
        MarkTopic: string;
        /** @enum {string} */
        MarketProduct: "spot" | "futures" | "option";
        /**
         * @description Text in which a part is replaced by asterisks.
         * @example m***@example.com
         */
        MaskedText: string;
        /**
         * @example {
         *       "id": 10001,
         *       "uid": "10001",
         *       "email": "d***@example.com",
         *       "email_bound": true,
         *       "area_code": null,
         *       "phone": null,
         *       "nickname": "Trader-10001",
         *       "avatar": null,
         *       "real_name": null,
         *       "id_number": null,
         *       "level": {
         *         "id": 1,
         *         "level": 0,
         *         "name": "VIP0"
         *       },
         *       "credit_score": 60,
         *       "kyc_status": "none",
         *       "kyc_level": 0,
         *       "invite_code": "K7M2QX",
         *       "invite_link": "https://app.example/register?code=K7M2QX",
         *       "has_trade_password": true,
         *       "available_usdt": "1250.00000000",
         *       "frozen_usdt": "0.00000000",
         *       "withdraw_review_until": null,
         *       "lang": "en",
         *       "created_at": 1767225600000,
         *       "last_login_at": 1767229200000
         *     }
         */
        Member: {
            id: components["schemas"]["Id"];
            /** @example 10001 */
            uid: string;
            email: components["schemas"]["MaskedText"] | null;
            email_bound: boolean;
            area_code: components["schemas"]["AreaCode"] | null;
            phone: components["schemas"]["MaskedText"] | null;
            nickname: components["schemas"]["Nickname"];
            avatar: components["schemas"]["FileUrl"] | null;
            real_name: components["schemas"]["MaskedText"] | null;
            id_number: components["schemas"]["MaskedText"] | null;
            level: components["schemas"]["MemberLevel"];
            /** @description The member's credit score. It concerns loans only. */
            credit_score: number;
            kyc_status: components["schemas"]["KycStatus"];
            /** @enum {integer} */
            kyc_level: 0 | 1 | 2;
            invite_code: components["schemas"]["InviteCode"];
            invite_link: components["schemas"]["Url"];
            has_trade_password: boolean;
            /** @description True if log-ins and withdrawals need a second factor. Absent if the operator offers none. */
            has_authenticator?: boolean;
            /** @description Value of all coins at the index price. */
            available_usdt: components["schemas"]["Amount"];
            /** @description Value of all coins at the index price. */
            frozen_usdt: components["schemas"]["Amount"];
            /** @description Time until which withdrawals are reviewed by hand, because security settings were changed. */
            withdraw_review_until: components["schemas"]["Timestamp"] | null;
            lang: components["schemas"]["Language"];
            created_at: components["schemas"]["Timestamp"];
            last_login_at: components["schemas"]["Timestamp"] | null;
        };
        MemberEvent: components["schemas"]["OrderEvent"] | components["schemas"]["FillEvent"] | components["schemas"]["FuturesOrderEvent"] | components["schemas"]["FuturesFillEvent"] | components["schemas"]["PositionEvent"] | components["schemas"]["PositionClosedEvent"] | components["schemas"]["FuturesAccountEvent"] | components["schemas"]["OptionOrderEvent"] | components["schemas"]["BalanceEvent"] | components["schemas"]["NotifyEvent"] | components["schemas"]["RecordEvent"];
        MemberInfo: {
            id: components["schemas"]["Id"];
            /** @example 10001 */
            uid: string;
            email: components["schemas"]["MaskedText"] | null;
            email_bound: boolean;
            area_code: components["schemas"]["AreaCode"] | null;
            phone: components["schemas"]["MaskedText"] | null;
            nickname: components["schemas"]["Nickname"];
            avatar: components["schemas"]["FileUrl"] | null;
            real_name: components["schemas"]["MaskedText"] | null;
            id_number: components["schemas"]["MaskedText"] | null;
            level: components["schemas"]["MemberLevel"];
            /** @description The member's credit score. It concerns loans only. */
            credit_score: number;
            kyc_status: components["schemas"]["KycStatus"];
            /** @enum {integer} */
            kyc_level: 0 | 1 | 2;
            invite_code: components["schemas"]["InviteCode"];
            invite_link: components["schemas"]["Url"];
            has_trade_password: boolean;
            /** @description True if log-ins and withdrawals need a second factor. Absent if the operator offers none. */
            has_authenticator?: boolean;
            /** @description Value of all coins at the index price. */
            available_usdt: components["schemas"]["Amount"];
            /** @description Value of all coins at the index price. */
            frozen_usdt: components["schemas"]["Amount"];
            /** @description Time until which withdrawals are reviewed by hand, because security settings were changed. */
            withdraw_review_until: components["schemas"]["Timestamp"] | null;
            lang: components["schemas"]["Language"];
            created_at: components["schemas"]["Timestamp"];
            last_login_at: components["schemas"]["Timestamp"] | null;
            /** @description The reasons why withdrawals are reviewed now. A changed address is no reason for withdrawals to other addresses. */
            withdraw_review_reasons: components["schemas"]["ReviewReason"][];
            /** @description The sessions of the member, newest first. */
            sessions: components["schemas"]["MemberSession"][];
            /** @description The latest log-ins and refused log-ins of 90 days, newest first. Wrong passwords do not displace the latest 25 attempts with the right password. Absent if the operator keeps no records. */
            login_history?: components["schemas"]["LoginRecord"][];
            /** @description Number of recovery codes that can still be used. Absent while the authenticator is off. */
            recovery_codes_left?: number;
            /** @description Time from which the fund password can be reset with a code again; null if it can be reset now. After a change of a contact, it cannot be reset for 24 hours. */
            trade_password_reset_from?: components["schemas"]["Timestamp"] | null;
            /** @description The address book and the bank cards for withdrawals. */
            wallet_info: components["schemas"]["Destinations"];
            assets: {
                available_usdt: components["schemas"]["Amount"];
                frozen_usdt: components["schemas"]["Amount"];
                /** @description The total of wallet.balances: all accounts less what repays the loans. */
                total_usdt: components["schemas"]["Amount"];
            };
        };
        MemberLevel: {
            id: components["schemas"]["Id"];
            level: components["schemas"]["LevelNumber"];
            /** @example VIP0 */
            name: string;
        };
        /** @description A session of the member: a device on which they are signed in. */
        MemberSession: {
            id: components["schemas"]["Id"];
            /**
             * @description Browser and system in short, as stated by the client.
             * @example Chrome, Android
             */
            device: string;
            /** @description IP address, partly hidden. */
            ip: components["schemas"]["MaskedText"];
            /** @description True for the session that sends this request. */
            current: boolean;
            created_at: components["schemas"]["Timestamp"];
            last_seen_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        MemberTopic: "member";
        MemberTopicEvent: {
            topic: components["schemas"]["MemberTopic"];
            seq: components["schemas"]["Count"];
            data: components["schemas"]["MemberEvent"];
        };
        /**
         * Format: password
         * @description A new log-in password. 8 to 20 printable ASCII characters without space, at least one letter.
         * @example abc12345
         */
        NewPassword: string & (string);
        /**
         * @description Name that other members see. A blank name is refused with REQUIRED, one with invisible characters with RANGE, and one that looks like the name of another member or of the operator with NICKNAME_TAKEN.
         * @example Trader-10001
         */
        Nickname: string;
        /** @description An announcement of the operator. */
        Notice: {
            id: components["schemas"]["Id"];
            cate: components["schemas"]["NoticeCate"];
            title: components["schemas"]["Title"];
            summary: components["schemas"]["Text"];
            content_html: components["schemas"]["Html"];
            cover: components["schemas"]["Url"] | null;
            /** @description True if the announcement is shown in a dialog after log-in. */
            popup: boolean;
            published_at: components["schemas"]["Timestamp"];
            /** @description True if the member has read it. Present in answers to members only. */
            read?: boolean;
        };
        /** @enum {string} */
        NoticeCate: "system" | "activity" | "listing";
        NoticePage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["Notice"][];
        };
        /** @description A message to one member, for example about an order, a deposit or a review. */
        Notify: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["NotifyType"];
            title: components["schemas"]["Title"];
            content: components["schemas"]["Text"];
            /** @description Kind of the record to which the message refers, for example withdrawal. */
            ref_type: string | null;
            /** @description Number of the record to which the message refers. */
            ref_no: string | null;
            read: boolean;
            created_at: components["schemas"]["Timestamp"];
        };
        NotifyEvent: {
            /** @constant */
            kind: "notify";
            notify: components["schemas"]["Notify"];
        };
        NotifyPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["Notify"][];
        };
        /** @enum {string} */
        NotifyType: "system" | "trade" | "fund" | "finance" | "security";
        OnOff: boolean;
        /** @description The futures account with every open position at the current mark price. */
        OpenPositions: {
            account: components["schemas"]["FuturesAccount"];
            list: components["schemas"]["Position"][];
        };
        /**
         * @description A bet of a member, paid in USDT from the spot account. Prices are index prices.
         * @example {
         *       "order_no": "P202601010000000001",
         *       "client_order_id": null,
         *       "mode": "time",
         *       "symbol": "BTCUSDT",
         *       "time_id": 2,
         *       "seconds": 120,
         *       "round_no": null,
         *       "direction": "bull",
         *       "amount": "100.00000000",
         *       "open_fee": "0.10000000",
         *       "open_price": "60000.00",
         *       "delivery_price": "60000.01",
         *       "opened_at": 1767225600000,
         *       "deliver_at": 1767225720000,
         *       "settled_at": 1767225720000,
         *       "payout_rate": "0.75",
         *       "reward_fee": "1.50000000",
         *       "reward_amount": "173.50000000",
         *       "pnl": "73.40000000",
         *       "status": "won",
         *       "open_fee_rate": "0.001",
         *       "reward_fee_rate": "0.02",
         *       "open_tick": {
         *         "id": 91,
         *         "ts": 1767225600000,
         *         "price": "60000.00"
         *       },
         *       "delivery_tick": {
         *         "id": 211,
         *         "ts": 1767225720000,
         *         "price": "60000.01"
         *       }
         *     }
         */
        OptionOrder: {
            order_no: components["schemas"]["OrderNo"];
            client_order_id: components["schemas"]["ClientOrderId"] | null;
            mode: components["schemas"]["PredictionMode"];
            symbol: components["schemas"]["Symbol"];
            /** @description Id of the duration. Mode time only. */
            time_id: components["schemas"]["Id"] | null;
            /** @description Duration in seconds. Mode time only. */
            seconds: number | null;
            /** @description Number of the round. Mode round only. */
            round_no: components["schemas"]["RoundNo"] | null;
            direction: components["schemas"]["Direction"];
            /** @description The stake. */
            amount: components["schemas"]["Amount"];
            /** @description Fee that is charged in addition to the stake. */
            open_fee: components["schemas"]["Amount"];
            /** @description Price at the start; null in a round before its lock. */
            open_price: components["schemas"]["Price"] | null;
            /** @description Price at the end, which decides the result; null before it. */
            delivery_price: components["schemas"]["Price"] | null;
            opened_at: components["schemas"]["Timestamp"];
            deliver_at: components["schemas"]["Timestamp"];
            settled_at: components["schemas"]["Timestamp"] | null;
            /** @description Payout rate. Mode time only. */
            payout_rate: components["schemas"]["Rate"] | null;
            /** @description In mode time, the fee on the profit. In mode round, the amount by which the share would be larger without the fee on the pool. null before settlement. */
            reward_fee: components["schemas"]["Amount"] | null;
            /** @description The credited amount; null before settlement. */
            reward_amount: components["schemas"]["Amount"] | null;
            /** @description reward_amount - amount - open_fee; null before settlement. */
            pnl: components["schemas"]["SignedAmount"] | null;
            open_fee_rate: components["schemas"]["Rate"];
            reward_fee_rate: components["schemas"]["Rate"];
            status: components["schemas"]["OptionStatus"];
            /** @description The published tick from which open_price is taken. */
            open_tick: components["schemas"]["IndexTick"] | null;
            /** @description The published tick from which delivery_price is taken. */
            delivery_tick: components["schemas"]["IndexTick"] | null;
        };
        OptionOrderEvent: {
            /** @constant */
            kind: "option_order";
            order: components["schemas"]["OptionOrder"];
        };
        OptionOrderPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["OptionOrder"][];
        };
        /**
         * @description draw = both prices are equal; stake and opening fee were returned. cancelled = they were returned because no index tick was published in the 2 seconds before lock, close or delivery (delivery_price is then null), or because a round with the one_sided_rule refund had bets on one side only.
         * @enum {string}
         */
        OptionStatus: "in_progress" | "won" | "lost" | "draw" | "cancelled";
        /** @description A duration of time options with its payout and bounds. */
        OptionTime: {
            time_id: components["schemas"]["Id"];
            seconds: number;
            /** @description Profit of a win as a fraction of the stake. */
            payout_rate: components["schemas"]["Rate"];
            min_stake: components["schemas"]["Decimal"];
            max_stake: components["schemas"]["Decimal"];
            /**
             * @description Step of stakes: a stake must be a multiple of it.
             * @example 0.01
             */
            stake_step: components["schemas"]["Decimal"];
            open_fee_rate: components["schemas"]["Rate"];
            /** @description Fee as a fraction of the profit. */
            reward_fee_rate: components["schemas"]["Rate"];
        };
        OptionTradingAccount: {
            /** @enum {string} */
            coin: "USDT";
            available: components["schemas"]["Amount"];
            frozen: components["schemas"]["Amount"];
        };
        OrderEvent: {
            /** @constant */
            kind: "order";
            order: components["schemas"]["SpotOrder"];
        };
        /**
         * @description Number of an order, transfer or other business record: a letter for its kind, the day, and ten digits. The digits are unique and not sequential, so they do not reveal how many records exist.
         * @example S202601014820917365
         */
        OrderNo: string;
        /**
         * @description The reason why an order ended although it was neither completed nor cancelled by the member.
         * @enum {string}
         */
        OrderReason: "ioc" | "fok" | "no_liquidity" | "price_protection" | "self_trade" | "amount_too_small" | "system" | "reduced" | "position_closed" | "replaced" | "other_leg" | "insufficient_margin";
        /** @enum {string} */
        OrderStatus: "open" | "partial" | "completed" | "cancelled" | "expired" | "pending" | "triggered";
        /**
         * @description Code of a content page: terms, rules, law, privacy, disclaimer, serve, aboutus, loan_rules, pledge_rules, ai_rules or api_doc.
         * @example terms
         */
        PageCode: string;
        PageInfo: {
            limit: components["schemas"]["PageLimit"];
            total: components["schemas"]["Count"];
            pages: components["schemas"]["Count"];
            current: components["schemas"]["PageNumber"];
        };
        /**
         * @description Number of rows of one page.
         * @default 20
         */
        PageLimit: number;
        /** @default 1 */
        PageNumber: number;
        /**
         * Format: password
         * @description A log-in password that the server compares with another one. Only its length is limited.
         */
        Password: string;
        /**
         * @description A percentage with 2 decimals. May be negative.
         * @example 3.25
         */
        Percent: string;
        /** @example 7700900123 */
        Phone: string;
        /** @description An order after it was accepted, with the trades that it made at once. */
        PlacedSpotOrder: {
            order_no: components["schemas"]["OrderNo"];
            client_order_id: components["schemas"]["ClientOrderId"] | null;
            symbol: components["schemas"]["Symbol"];
            side: components["schemas"]["Side"];
            /** @enum {string} */
            type: "limit" | "market" | "stop_limit" | "stop_market" | "trailing_stop";
            /** @description Limit price; null for a market order. */
            price: components["schemas"]["Price"] | null;
            /** @description Quantity in the base coin; null for a market buy by total. */
            quantity: components["schemas"]["Quantity"] | null;
            /** @description Amount of quote coin that a market buy spends; null for other orders. */
            total: components["schemas"]["Amount"] | null;
            filled: components["schemas"]["Quantity"];
            /** @description Sum of price x quantity of all fills, in the quote coin. */
            quote_filled: components["schemas"]["Amount"];
            /** @description Average price of the fills; 0.00000000 while nothing is filled. */
            avg_price: components["schemas"]["Price"];
            fee: components["schemas"]["Amount"];
            /** @description Coin of the fee, which is the received coin: base for a buy, quote for a sell. */
            fee_coin: components["schemas"]["Coin"];
            /** @description Time in force; null for a market order. */
            tif: components["schemas"]["TimeInForce"] | null;
            stp: components["schemas"]["SelfTrade"];
            trigger_price: components["schemas"]["Price"] | null;
            trigger_when: ("rises" | "falls") | null;
            trail_pct: components["schemas"]["Decimal"] | null;
            triggered_at: components["schemas"]["Timestamp"] | null;
            oco_order_no: components["schemas"]["OrderNo"] | null;
            status: components["schemas"]["SpotOrderStatus"];
            reason: components["schemas"]["OrderReason"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description The trades of the order, oldest first. Of more than 1,000 trades, the newest 1,000; of a page of orders together, the newest 5,000. If older trades are missing, the listed quantities add up to less than `filled`; a request with a smaller `limit` can list more of them. Present in answers of spot.place, and of spot.orders if the request has with_fills. */
            fills: components["schemas"]["Fill"][];
            other_leg?: components["schemas"]["SpotOrder"] | null;
        };
        /**
         * @description The open net position of a member in one symbol. Amounts are in USDT.
         * @example {
         *       "symbol": "BTCUSDT",
         *       "side": "long",
         *       "margin_mode": "isolated",
         *       "leverage": 10,
         *       "quantity": "0.50000000",
         *       "entry_price": "60000",
         *       "mark_price": "61250.5",
         *       "notional": "30625.25000000",
         *       "initial_margin": "3000.00000000",
         *       "margin": "3000.00000000",
         *       "maintenance_margin": "122.50100000",
         *       "margin_ratio_pct": "3.38",
         *       "liq_price": "54216.9",
         *       "bankruptcy_price": "54000.0",
         *       "unrealized_pnl": "625.25000000",
         *       "roe_pct": "20.84",
         *       "realized_pnl": "0.00000000",
         *       "take_profit": {
         *         "price": "66000.0",
         *         "trigger_by": "last",
         *         "order_no": "F202601010000000002"
         *       },
         *       "stop_loss": null,
         *       "opened_at": 1767225600000,
         *       "updated_at": 1767225660000
         *     }
         */
        Position: {
            symbol: components["schemas"]["Symbol"];
            side: components["schemas"]["PositionSide"];
            margin_mode: components["schemas"]["MarginMode"];
            leverage: components["schemas"]["Leverage"];
            /** @description Size of the position in the base coin, always positive. */
            quantity: components["schemas"]["Quantity"];
            /** @description Average price of the opening fills, rounded HALF_UP. */
            entry_price: components["schemas"]["Price"];
            mark_price: components["schemas"]["Price"];
            /** @description Nominal value = quantity x mark price, rounded down. */
            notional: components["schemas"]["Amount"];
            initial_margin: components["schemas"]["Amount"];
            /** @description Margin of an isolated position; initial margin at the mark price of a cross position. */
            margin: components["schemas"]["Amount"];
            maintenance_margin: components["schemas"]["Amount"];
            /** @description Maintenance margin / equity x 100. The position is liquidated at 100. */
            margin_ratio_pct: components["schemas"]["Percent"];
            /** @description Estimated liquidation price; null if no price would liquidate the position. */
            liq_price: components["schemas"]["Price"] | null;
            /** @description Bankruptcy price of an isolated position; null for a cross position. */
            bankruptcy_price: components["schemas"]["Price"] | null;
            unrealized_pnl: components["schemas"]["SignedAmount"];
            /** @description Unrealized profit and loss / initial margin at the entry price x 100. */
            roe_pct: components["schemas"]["Percent"];
            /** @description Realized profit and loss of the parts closed so far, without fees. */
            realized_pnl: components["schemas"]["SignedAmount"];
            take_profit: components["schemas"]["PositionTrigger"] | null;
            stop_loss: components["schemas"]["PositionTrigger"] | null;
            opened_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        PositionClosedEvent: {
            /** @constant */
            kind: "position_closed";
            closed: components["schemas"]["ClosedPosition"];
        };
        /** @description The position of a symbol after a commit, at the mark price of that moment; null if the position is closed. */
        PositionEvent: {
            /** @constant */
            kind: "position";
            symbol: components["schemas"]["Symbol"];
            position: components["schemas"]["Position"] | null;
        };
        /** @enum {string} */
        PositionSide: "long" | "short";
        /** @description A take profit or stop loss attached to a position. */
        PositionTrigger: {
            price: components["schemas"]["Price"];
            trigger_by: components["schemas"]["TriggerBy"];
            order_no: components["schemas"]["OrderNo"];
        };
        /**
         * @description time = fixed payout, starts at the moment of the order; round = share of the pool of a round.
         * @enum {string}
         */
        PredictionMode: "time" | "round";
        /**
         * @description Quote coin for one base coin, in an answer. It has the decimals of the symbol's tick; averages have up to 8.
         * @example 60123.45
         */
        Price: string;
        /** @description Bounds of a limit price as multiples of a reference price: the last price for spot, the mark price for futures. The lowest price is rounded up to the tick, the highest price down. A price outside is refused with PRICE_BAND. */
        PriceBand: {
            /** @example 0.2 */
            min: components["schemas"]["Decimal"];
            /** @example 5 */
            max: components["schemas"]["Decimal"];
        };
        /** @enum {string} */
        ProductKind: "wealth" | "pledge";
        /** @enum {string} */
        ProductStatus: "presale" | "on_sale" | "sold_out" | "ended";
        /**
         * @description A quantity of the base coin in an answer, with exactly 8 decimals.
         * @example 0.02499000
         */
        Quantity: string;
        Question: {
            id: components["schemas"]["Id"];
            cate_id: components["schemas"]["Id"];
            question: components["schemas"]["Title"];
            answer_html: components["schemas"]["Html"];
            sort: components["schemas"]["Sort"];
        };
        QuestionPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["Question"][];
        };
        /** @example 5f2c9a0b7d1e4c3f8a6b9d0e1f2a3b4c */
        QuoteId: string;
        /**
         * @description A fraction without trailing zeros; 0.0005 means 0.05 percent. May be negative.
         * @example 0.0005
         */
        Rate: string;
        /** @description A record of the member was created or changed, so the client must read it again. A deposit publishes each confirmation, a withdrawal and an identity check each state, a conversion, swap or transfer its completion. A wealth, pledge, savings or AI order and a loan publish each booking: income, interest, added principal, repayment, margin call, end. */
        RecordEvent: {
            /** @constant */
            kind: "record";
            type: components["schemas"]["RecordType"];
            /** @description Number of the record; null for an identity check. */
            order_no: components["schemas"]["OrderNo"] | null;
            /**
             * @description The status of the record.
             * @example pending
             * @example success
             */
            status: string;
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description The kinds of records. Later versions add kinds; a client ignores those that it does not know.
         * @enum {string}
         */
        RecordType: "ai" | "convert" | "deposit" | "kyc" | "loan" | "savings" | "wealth" | "withdrawal";
        /**
         * @description A recovery code, which replaces a code of the authenticator app once. Case, spaces and hyphens are ignored.
         * @example 7K3QP-X9M2D-HB4TW-ZN6VC-R8EJA
         */
        RecoveryCode: string;
        /** @description The envelope of a refused call. Programs read data.error, people read info. */
        Refusal: {
            /** @enum {integer} */
            code: 0 | 4001 | 4003 | 4004 | 4010 | 4011 | 4012 | 4022 | 4029 | 4090 | 4091 | 5000 | 5101 | 5102 | 5103 | 5104 | 5105 | 5106 | 5107 | 5108 | 5109 | 5110 | 5111 | 5112 | 5201 | 5301 | 5302 | 5303 | 5304 | 5305 | 5306 | 5307 | 5308 | 5309 | 5310 | 5311 | 5321 | 5322 | 5323 | 5324 | 5325 | 5326 | 5327 | 5401 | 5402 | 5403 | 5404 | 5405 | 5406 | 5407 | 5408 | 5501 | 5502 | 5503 | 5504 | 5505 | 5601 | 5602 | 5603 | 5604 | 5605 | 5606 | 5607 | 5608 | 5609 | 5610 | 5611 | 5701 | 5702 | 5703 | 5704 | 5705 | 5706 | 5707 | 5708 | 5709 | 5801 | 5802 | 5803 | 5804 | 5811 | 5812 | 5813 | 5814 | 5821 | 5822 | 5823 | 5831 | 5832 | 5833 | 5834 | 5835 | 5841 | 5842 | 5843 | 5901;
            info: string;
            data: {
                error: components["schemas"]["ErrorName"];
                /** @description The field that is to blame, where there is one. */
                field?: string;
                /** @description With VALIDATION: every refused field, also fields that the call does not know; info names the first of those. */
                fields?: {
                    [key: string]: components["schemas"]["FieldError"];
                };
                params?: components["schemas"]["RefusalParams"];
            };
        };
        /** @description Values that the text of a refusal names. */
        RefusalParams: {
            left?: components["schemas"]["Count"] | components["schemas"]["Amount"];
            retry_after?: components["schemas"]["Count"];
            available?: components["schemas"]["Amount"];
            tick?: components["schemas"]["Decimal"];
            step?: components["schemas"]["Decimal"];
            min?: components["schemas"]["Decimal"] | components["schemas"]["Price"];
            max?: components["schemas"]["Decimal"] | components["schemas"]["Price"] | components["schemas"]["Count"];
            max_notional?: components["schemas"]["Decimal"];
            rate?: components["schemas"]["Rate"];
            required_level?: components["schemas"]["Count"];
            required?: components["schemas"]["Count"];
            payoff?: components["schemas"]["Decimal"];
            max_bytes?: components["schemas"]["Count"];
        };
        /** @description The loan after a repayment, and the parts that the repayment paid. */
        RepaidLoan: {
            order_no: components["schemas"]["OrderNo"];
            goods: components["schemas"]["LoanGoodsRef"];
            coin: components["schemas"]["Coin"];
            amount: components["schemas"]["Amount"];
            term_days: number;
            daily_rate: components["schemas"]["Rate"];
            /** @description daily_rate x term_days. */
            total_rate: components["schemas"]["Rate"];
            /** @description Interest over the whole term, rounded up. */
            total_interest: components["schemas"]["Amount"];
            /** @description amount plus total_interest. */
            total_repayment: components["schemas"]["Amount"];
            handling_fee: components["schemas"]["Amount"];
            /** @description amount less handling_fee. */
            actual_arrival: components["schemas"]["Amount"];
            /** @description Time of the payout; null before it. */
            disbursed_at: components["schemas"]["Timestamp"] | null;
            /** @description Time until which the loan must be repaid; null before the payout. */
            due_at: components["schemas"]["Timestamp"] | null;
            /** @description Number of overdue days before the loan is in default. */
            grace_days: number;
            overdue_multiplier: components["schemas"]["Decimal"];
            principal_left: components["schemas"]["Amount"];
            interest_due: components["schemas"]["Amount"];
            penalty_due: components["schemas"]["Amount"];
            /** @description Amount that repays the loan in full now: principal, interest and penalty. */
            payoff: components["schemas"]["Amount"];
            /** @description Sum of all repayments. */
            repaid: components["schemas"]["Amount"];
            /** @description The repayments, oldest first. Of more than 1,000 repayments, the newest 1,000; of a page of loans together, the newest 5,000. If older repayments are missing, the listed ones add up to less than `repaid`; a request with a smaller `limit` can list more of them. */
            repayments: components["schemas"]["LoanRepaymentRow"][];
            collateral_coin: components["schemas"]["Coin"] | null;
            collateral_qty: components["schemas"]["Quantity"] | null;
            ltv: components["schemas"]["LoanToValueLimits"] | null;
            /** @description Debt as a percentage of the collateral's current value; null without collateral and after the end of the loan. */
            ltv_pct: components["schemas"]["Percent"] | null;
            /** @description Index price of the collateral at which the member is asked to add collateral. */
            margin_call_price: components["schemas"]["Price"] | null;
            /** @description Index price of the collateral at which the collateral is sold. */
            liquidation_price: components["schemas"]["Price"] | null;
            liquidation: components["schemas"]["LoanLiquidation"] | null;
            reject_reason: string | null;
            status: components["schemas"]["LoanStatus"];
            created_at: components["schemas"]["Timestamp"];
            /** @description Time at which the loan ended; null while it is open. */
            ended_at: components["schemas"]["Timestamp"] | null;
            repayment: components["schemas"]["LoanRepayment"];
        };
        /**
         * @description A recent change of security settings. policy_changed means that the e-mail address or the authenticator was changed.
         * @enum {string}
         */
        ReviewReason: "password_changed" | "address_changed" | "policy_changed";
        /** @enum {string} */
        Risk: "low" | "medium" | "high";
        /**
         * @description A prediction round. It takes bets from start_at to lock_at. open_price is the price at lock_at; the price at close_at decides the round. Pools are in USDT.
         * @example {
         *       "round_no": "BTCUSDT-300-5890752",
         *       "symbol": "BTCUSDT",
         *       "start_at": 1767225600000,
         *       "lock_at": 1767225900000,
         *       "close_at": 1767226200000,
         *       "open_price": "60000.00",
         *       "close_price": "60010.00",
         *       "current_price": "60010.00",
         *       "bull_pool": "70.00000000",
         *       "bear_pool": "33.33000000",
         *       "total_pool": "103.33000000",
         *       "bull_ratio": "1.4761",
         *       "bear_ratio": "3.1002",
         *       "open_fee_rate": "0",
         *       "reward_fee_rate": "0.03",
         *       "tie_rule": "house",
         *       "min_stake": "1",
         *       "max_stake": "5000",
         *       "stake_step": "0.01",
         *       "status": "settled",
         *       "result": "bull",
         *       "one_sided_rule": "house",
         *       "lock_tick": {
         *         "id": 391,
         *         "ts": 1767225900000,
         *         "price": "60000.00"
         *       },
         *       "close_tick": {
         *         "id": 691,
         *         "ts": 1767226200000,
         *         "price": "60010.00"
         *       }
         *     }
         */
        Round: {
            round_no: components["schemas"]["RoundNo"];
            symbol: components["schemas"]["Symbol"];
            start_at: components["schemas"]["Timestamp"];
            lock_at: components["schemas"]["Timestamp"];
            close_at: components["schemas"]["Timestamp"];
            /** @description Index price at lock_at; null before it, and until the price is read shortly after it. */
            open_price: components["schemas"]["Price"] | null;
            /** @description Index price at close_at; null before it. */
            close_price: components["schemas"]["Price"] | null;
            current_price: components["schemas"]["Price"] | null;
            bull_pool: components["schemas"]["Amount"];
            bear_pool: components["schemas"]["Amount"];
            total_pool: components["schemas"]["Amount"];
            /** @description total_pool / bull_pool before the fee, rounded down to 4 decimals; null if bull_pool is empty. */
            bull_ratio: components["schemas"]["Decimal"] | null;
            /** @description total_pool / bear_pool before the fee, rounded down to 4 decimals; null if bear_pool is empty. */
            bear_ratio: components["schemas"]["Decimal"] | null;
            open_fee_rate: components["schemas"]["Rate"];
            /** @description Fee as a fraction of the total pool. */
            reward_fee_rate: components["schemas"]["Rate"];
            /**
             * @description The rule for a close price equal to the open price. The card of the round shows it.
             * @enum {string}
             */
            tie_rule: "house" | "refund";
            /**
             * @description The rule for a round with bets on one side only. The card of the round shows it.
             * @enum {string}
             */
            one_sided_rule: "house" | "refund";
            min_stake: components["schemas"]["Decimal"];
            max_stake: components["schemas"]["Decimal"];
            /**
             * @description Step of stakes: a stake must be a multiple of it.
             * @example 0.01
             */
            stake_step: components["schemas"]["Decimal"];
            /** @enum {string} */
            status: "open" | "locked" | "settled" | "cancelled";
            result: ("bull" | "bear" | "tie") | null;
            /** @description The published tick from which open_price is taken. */
            lock_tick: components["schemas"]["IndexTick"] | null;
            /** @description The published tick from which close_price is taken. */
            close_tick: components["schemas"]["IndexTick"] | null;
        };
        /** @description The two running rounds of a symbol: one takes bets, the other one is live. */
        RoundBoard: {
            /** @description The round that takes bets. */
            open: components["schemas"]["Round"] | null;
            /** @description The live round: it is locked and waits for its close. */
            live: components["schemas"]["Round"] | null;
            /** @description Time at which both rounds enter their next phase. */
            next_at: components["schemas"]["Timestamp"];
        };
        RoundEvent: {
            topic: components["schemas"]["RoundTopic"];
            seq: components["schemas"]["Count"];
            data: components["schemas"]["RoundBoard"];
        };
        /**
         * @description Number of a round: symbol, interval in seconds, and start time divided by the interval.
         * @example BTCUSDT-300-5890752
         */
        RoundNo: string;
        /** @example round:BTCUSDT */
        RoundTopic: string;
        /** @description A past round with the bet that the signed-in member placed in it. */
        RoundWithBet: {
            round_no: components["schemas"]["RoundNo"];
            symbol: components["schemas"]["Symbol"];
            start_at: components["schemas"]["Timestamp"];
            lock_at: components["schemas"]["Timestamp"];
            close_at: components["schemas"]["Timestamp"];
            /** @description Index price at lock_at; null before it, and until the price is read shortly after it. */
            open_price: components["schemas"]["Price"] | null;
            /** @description Index price at close_at; null before it. */
            close_price: components["schemas"]["Price"] | null;
            current_price: components["schemas"]["Price"] | null;
            bull_pool: components["schemas"]["Amount"];
            bear_pool: components["schemas"]["Amount"];
            total_pool: components["schemas"]["Amount"];
            /** @description total_pool / bull_pool before the fee, rounded down to 4 decimals; null if bull_pool is empty. */
            bull_ratio: components["schemas"]["Decimal"] | null;
            /** @description total_pool / bear_pool before the fee, rounded down to 4 decimals; null if bear_pool is empty. */
            bear_ratio: components["schemas"]["Decimal"] | null;
            open_fee_rate: components["schemas"]["Rate"];
            /** @description Fee as a fraction of the total pool. */
            reward_fee_rate: components["schemas"]["Rate"];
            /**
             * @description The rule for a close price equal to the open price. The card of the round shows it.
             * @enum {string}
             */
            tie_rule: "house" | "refund";
            /**
             * @description The rule for a round with bets on one side only. The card of the round shows it.
             * @enum {string}
             */
            one_sided_rule: "house" | "refund";
            min_stake: components["schemas"]["Decimal"];
            max_stake: components["schemas"]["Decimal"];
            /**
             * @description Step of stakes: a stake must be a multiple of it.
             * @example 0.01
             */
            stake_step: components["schemas"]["Decimal"];
            /** @enum {string} */
            status: "open" | "locked" | "settled" | "cancelled";
            result: ("bull" | "bear" | "tie") | null;
            /** @description The published tick from which open_price is taken. */
            lock_tick: components["schemas"]["IndexTick"] | null;
            /** @description The published tick from which close_price is taken. */
            close_tick: components["schemas"]["IndexTick"] | null;
            my_bet?: components["schemas"]["OptionOrder"];
        };
        RoundWithBetPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["RoundWithBet"][];
        };
        /** @description A savings product. Interest is computed with 365 days a year. */
        SavingsGoods: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["SavingsType"];
            name: components["schemas"]["Title"];
            coin: components["schemas"]["Coin"];
            /** @description Yearly interest rate as a fraction. */
            apr: components["schemas"]["Rate"];
            /** @description Term in days. Fixed products only. */
            term_days: number | null;
            min_amount: components["schemas"]["Decimal"];
            max_amount: components["schemas"]["Decimal"];
            status: components["schemas"]["ProductStatus"];
        };
        /** @description A savings order: the deposit of a member in one product. */
        SavingsOrder: {
            order_no: components["schemas"]["OrderNo"];
            goods: {
                id: components["schemas"]["Id"];
                type: components["schemas"]["SavingsType"];
                name: components["schemas"]["Title"];
            };
            coin: components["schemas"]["Coin"];
            /** @description Principal that is in the order; after its end, the amount that was paid back last. */
            amount: components["schemas"]["Amount"];
            /** @description Yearly rate of the order. It does not change after the start. */
            apr: components["schemas"]["Rate"];
            /** @description Term in days; null for flexible savings. */
            term_days: number | null;
            interest_paid: components["schemas"]["Amount"];
            start_date: components["schemas"]["Date"];
            /** @description Date on which the term ends; null for flexible savings. */
            maturity_date: components["schemas"]["Date"] | null;
            status: components["schemas"]["InvestmentStatus"];
            created_at: components["schemas"]["Timestamp"];
            /** @description Time at which the order ended; null while it runs. */
            ended_at: components["schemas"]["Timestamp"] | null;
        };
        SavingsOrderPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["SavingsOrder"][];
        };
        /** @enum {string} */
        SavingsType: "flexible" | "fixed";
        /**
         * @description A code of the authenticator app (RFC 6238). Each is accepted once.
         * @example 287082
         */
        SecondFactor: string;
        /**
         * @description The order that expires if two orders of the same member would trade with each other.
         * @enum {string}
         */
        SelfTrade: "expire_maker" | "expire_taker" | "expire_both";
        SentCode: {
            /**
             * @description Seconds until the code expires.
             * @example 600
             */
            expire_in: number;
            /**
             * @description Seconds until another code can be requested.
             * @example 60
             */
            resend_in: number;
            /** @description The code itself. Present only if the operator of a sandbox allows it. */
            sandbox_code?: components["schemas"]["Code"];
        };
        /** @description A link to customer service. */
        ServiceLink: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Title"];
            link: components["schemas"]["Url"];
            icon: components["schemas"]["Url"];
        };
        /** @description The session of a signed-in member. The token expires after two hours without a call that carries it. */
        Session: {
            /** @example 9f86d081884c7d659a2feaa0c55ad015 */
            token: string;
            expire_at: components["schemas"]["Timestamp"];
            member: components["schemas"]["Member"];
            device_token?: components["schemas"]["DeviceToken"];
        };
        /** @enum {string} */
        Side: "buy" | "sell";
        /**
         * @description An amount with exactly 8 decimals; negative if it was taken from the member.
         * @example -100.00000000
         */
        SignedAmount: string;
        Slide: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            image: components["schemas"]["Url"];
            link: components["schemas"]["Url"] | null;
            sort: components["schemas"]["Sort"];
        };
        /** @description Position in a list; the lowest number comes first. */
        Sort: number;
        /**
         * @example {
         *       "order_no": "S202601010000000001",
         *       "client_order_id": null,
         *       "symbol": "BTCUSDT",
         *       "side": "buy",
         *       "type": "market",
         *       "price": null,
         *       "quantity": null,
         *       "total": "1500.00000000",
         *       "filled": "0.02499000",
         *       "quote_filled": "1499.59980000",
         *       "avg_price": "60007.99519808",
         *       "fee": "0.00002499",
         *       "fee_coin": "BTC",
         *       "tif": null,
         *       "stp": "expire_maker",
         *       "trigger_price": null,
         *       "trigger_when": null,
         *       "trail_pct": null,
         *       "triggered_at": null,
         *       "oco_order_no": null,
         *       "status": "completed",
         *       "reason": null,
         *       "created_at": 1767225600000,
         *       "updated_at": 1767225600000
         *     }
         */
        SpotOrder: {
            order_no: components["schemas"]["OrderNo"];
            client_order_id: components["schemas"]["ClientOrderId"] | null;
            symbol: components["schemas"]["Symbol"];
            side: components["schemas"]["Side"];
            /** @enum {string} */
            type: "limit" | "market" | "stop_limit" | "stop_market" | "trailing_stop";
            /** @description Limit price; null for a market order. */
            price: components["schemas"]["Price"] | null;
            /** @description Quantity in the base coin; null for a market buy by total. */
            quantity: components["schemas"]["Quantity"] | null;
            /** @description Amount of quote coin that a market buy spends; null for other orders. */
            total: components["schemas"]["Amount"] | null;
            filled: components["schemas"]["Quantity"];
            /** @description Sum of price x quantity of all fills, in the quote coin. */
            quote_filled: components["schemas"]["Amount"];
            /** @description Average price of the fills; 0.00000000 while nothing is filled. */
            avg_price: components["schemas"]["Price"];
            fee: components["schemas"]["Amount"];
            /** @description Coin of the fee, which is the received coin: base for a buy, quote for a sell. */
            fee_coin: components["schemas"]["Coin"];
            /** @description Time in force; null for a market order. */
            tif: components["schemas"]["TimeInForce"] | null;
            stp: components["schemas"]["SelfTrade"];
            trigger_price: components["schemas"]["Price"] | null;
            trigger_when: ("rises" | "falls") | null;
            trail_pct: components["schemas"]["Decimal"] | null;
            triggered_at: components["schemas"]["Timestamp"] | null;
            oco_order_no: components["schemas"]["OrderNo"] | null;
            status: components["schemas"]["SpotOrderStatus"];
            reason: components["schemas"]["OrderReason"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @description The trades of the order, oldest first. Of more than 1,000 trades, the newest 1,000; of a page of orders together, the newest 5,000. If older trades are missing, the listed quantities add up to less than `filled`; a request with a smaller `limit` can list more of them. Present in answers of spot.place, and of spot.orders if the request has with_fills. */
            fills?: components["schemas"]["Fill"][];
        };
        SpotOrderPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["SpotOrder"][];
        };
        /** @enum {string} */
        SpotOrderStatus: "pending" | "open" | "partial" | "completed" | "cancelled" | "expired";
        SpotTradingAccount: {
            symbol: components["schemas"]["Symbol"];
            base: components["schemas"]["Balance"];
            quote: components["schemas"]["Balance"];
            /** @description Maker fee rate of the member. */
            maker: components["schemas"]["Rate"];
            /** @description Taker fee rate of the member. */
            taker: components["schemas"]["Rate"];
        };
        /** @description Balances of one coin in one account at the start and the end of a period, including frozen amounts, with the sums of increases and decreases. They count all changes of the period, of every type. */
        StatementTotals: {
            /** @description Balance at `start`; 0.00000000 if the request has no start. */
            opening: components["schemas"]["Amount"];
            in: components["schemas"]["Amount"];
            /** @description Sum of the decreases, zero or negative. */
            out: components["schemas"]["SignedAmount"];
            /** @description Balance at the end: opening + in + out. */
            closing: components["schemas"]["Amount"];
        };
        StreamAuth: {
            /** @constant */
            op: "auth";
            token: string;
        };
        StreamAuthed: {
            /** @constant */
            type: "authed";
        };
        StreamClientMessage: components["schemas"]["StreamAuth"] | components["schemas"]["StreamSubscribe"] | components["schemas"]["StreamUnsubscribe"] | components["schemas"]["StreamPing"];
        StreamError: {
            /** @constant */
            type: "error";
            id?: components["schemas"]["StreamRequestId"];
            error: components["schemas"]["ErrorName"];
            info: string;
            /** @description The topics of the message that are refused. The other topics of the message are not affected. */
            topics?: string[];
        };
        StreamEvent: components["schemas"]["TickerEvent"] | components["schemas"]["DepthEvent"] | components["schemas"]["TradesEvent"] | components["schemas"]["CandleEvent"] | components["schemas"]["MarkEvent"] | components["schemas"]["IndexEvent"] | components["schemas"]["RoundEvent"] | components["schemas"]["MemberTopicEvent"];
        StreamEvents: {
            /** @constant */
            type: "events";
            epoch: components["schemas"]["Epoch"];
            ts: components["schemas"]["Timestamp"];
            events: components["schemas"]["StreamEvent"][];
        };
        StreamHello: {
            /** @constant */
            type: "hello";
            epoch: components["schemas"]["Epoch"];
            server_time: components["schemas"]["Timestamp"];
            /**
             * @description Interval in milliseconds at which the client should send pings.
             * @example 15000
             */
            heartbeat_ms: number;
        };
        StreamPing: {
            /** @constant */
            op: "ping";
            ts: components["schemas"]["Timestamp"];
        };
        StreamPong: {
            /** @constant */
            type: "pong";
            /** @description The `ts` of the ping that this frame answers. */
            ts: components["schemas"]["Timestamp"];
            server_time: components["schemas"]["Timestamp"];
        };
        /** @description Id of a request, chosen by the client and repeated in its answer. */
        StreamRequestId: number;
        StreamServerMessage: components["schemas"]["StreamHello"] | components["schemas"]["StreamAuthed"] | components["schemas"]["StreamSubscribed"] | components["schemas"]["StreamEvents"] | components["schemas"]["StreamPong"] | components["schemas"]["StreamError"] | components["schemas"]["StreamSignedOut"] | components["schemas"]["StreamShutdown"];
        StreamShutdown: {
            /** @constant */
            type: "shutdown";
            retry_after_ms: number;
        };
        StreamSignedOut: {
            /** @constant */
            type: "signed_out";
        };
        StreamSubscribe: {
            /** @constant */
            op: "subscribe";
            id: components["schemas"]["StreamRequestId"];
            topics: components["schemas"]["StreamTopics"];
        };
        /** @description From this frame on, every topic of the request is delivered. */
        StreamSubscribed: {
            /** @constant */
            type: "subscribed";
            id: components["schemas"]["StreamRequestId"];
            topics: components["schemas"]["StreamTopics"];
            /** @description Sent if `topics` contains `member`. False if no event of the member occurred in the last minute; answers that the client read before this subscription are then complete. If it is true or absent, the client must read the member's state again. */
            member_changed?: boolean;
        };
        StreamTopic: components["schemas"]["TickerTopic"] | components["schemas"]["DepthTopic"] | components["schemas"]["TradesTopic"] | components["schemas"]["CandleTopic"] | components["schemas"]["MarkTopic"] | components["schemas"]["IndexTopic"] | components["schemas"]["RoundTopic"] | components["schemas"]["MemberTopic"];
        StreamTopics: components["schemas"]["StreamTopic"][];
        StreamUnsubscribe: {
            /** @constant */
            op: "unsubscribe";
            id: components["schemas"]["StreamRequestId"];
            topics: components["schemas"]["StreamTopics"];
        };
        /** @example BTCUSDT */
        Symbol: string;
        /**
         * @description A tradable symbol with its rolling 24 hour ticker and its trading rules.
         * @example {
         *       "symbol": "BTCUSDT",
         *       "base": "BTC",
         *       "quote": "USDT",
         *       "name": "Bitcoin",
         *       "icon": "/icons/btc.svg",
         *       "product": "spot",
         *       "last": "103.25",
         *       "open_24h": "100.00",
         *       "high_24h": "104.00",
         *       "low_24h": "98.00",
         *       "change_pct": "3.25",
         *       "volume_24h": "7.00000000",
         *       "turnover_24h": "719.00000000",
         *       "tick": "0.01",
         *       "step": "0.00001",
         *       "min_qty": "0.00001",
         *       "max_qty": "9000",
         *       "min_notional": "5",
         *       "price_band": {
         *         "min": "0.2",
         *         "max": "5"
         *       },
         *       "market_protection": "0.05",
         *       "maker_fee": "0.001",
         *       "taker_fee": "0.001",
         *       "status": "trading",
         *       "sparkline_7d": [
         *         "101.10",
         *         "99.90",
         *         "103.25"
         *       ]
         *     }
         */
        SymbolInfo: {
            symbol: components["schemas"]["Symbol"];
            base: components["schemas"]["Coin"];
            quote: components["schemas"]["Coin"];
            /** @example Bitcoin */
            name: string;
            icon: components["schemas"]["Url"];
            product: components["schemas"]["MarketProduct"];
            last: components["schemas"]["Price"];
            open_24h: components["schemas"]["Price"];
            high_24h: components["schemas"]["Price"];
            low_24h: components["schemas"]["Price"];
            change_pct: components["schemas"]["Percent"];
            /** @description Volume of 24 hours in the base coin. */
            volume_24h: components["schemas"]["Amount"];
            /** @description Turnover of 24 hours in the quote coin. */
            turnover_24h: components["schemas"]["Amount"];
            /** @description Close prices of the last seven days, one for every two hours, oldest first. The last one is of the current, unfinished interval. */
            sparkline_7d: components["schemas"]["Price"][];
            /** @description Smallest price increment. */
            tick: components["schemas"]["Decimal"];
            /** @description Smallest quantity increment. */
            step: components["schemas"]["Decimal"];
            min_qty: components["schemas"]["Decimal"];
            max_qty: components["schemas"]["Decimal"];
            /** @description Minimum order value in the quote coin. */
            min_notional: components["schemas"]["Decimal"];
            price_band: components["schemas"]["PriceBand"];
            /**
             * @description Fraction of the best opposite price. A market order trades at prices that differ from the best one it met by at most this fraction; the rest ends with the reason price_protection.
             * @example 0.05
             */
            market_protection: components["schemas"]["Rate"];
            /**
             * @description Fee rate of resting orders at the lowest membership level. account.levels returns the rates of the other levels.
             * @example 0.001
             */
            maker_fee: components["schemas"]["Rate"];
            /**
             * @description Fee rate of orders that trade at once, at the lowest membership level.
             * @example 0.001
             */
            taker_fee: components["schemas"]["Rate"];
            /** @enum {string} */
            status: "trading" | "halted";
            /** @description Mark price. Futures only. */
            mark_price?: components["schemas"]["Price"];
            /** @description Index price. Futures only. */
            index_price?: components["schemas"]["Price"];
            /** @description Funding rate. Futures only. */
            funding_rate?: components["schemas"]["Rate"];
            /** @description Time of the next funding. Futures only. */
            next_funding_at?: components["schemas"]["Timestamp"];
            /** @description Maximum leverage. Futures only. */
            max_leverage?: number;
            /**
             * @description Leverage that applies until the member sets one for the symbol. Futures only.
             * @example 20
             */
            default_leverage?: number;
            /** @description Margin mode that applies until the member sets one for the symbol. Futures only. */
            default_margin_mode?: components["schemas"]["MarginMode"];
            /** @description Margin tiers. Futures only. */
            tiers?: components["schemas"]["MarginTier"][];
        };
        /**
         * @description 1 = invited by the member, 2 = invited by a member of level 1, 3 = invited by a member of level 2.
         * @enum {integer}
         */
        TeamLevel: 1 | 2 | 3;
        /** @description A member of the team. Amounts are values in USDT. */
        TeamMember: {
            /** @example 10002 */
            uid: string;
            /**
             * @description Masked e-mail address or phone number.
             * @example d***@example.com
             */
            account: string;
            level: components["schemas"]["TeamLevel"];
            registered_at: components["schemas"]["Timestamp"];
            /** @description True if the team member had a deposit in the last 30 days, or a trade on the present UTC day or the 30 days before it. */
            active: boolean;
            deposit_usdt: components["schemas"]["Amount"];
            volume_usdt: components["schemas"]["Amount"];
            /** @description Rewards that the inviter earned from this team member. */
            reward_usdt: components["schemas"]["Amount"];
        };
        TeamMemberPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["TeamMember"][];
        };
        /** @description Plain text. */
        Text: string;
        /** @description Index ticks, newest first. */
        TickHistory: {
            list: components["schemas"]["IndexTick"][];
        };
        /** @description The rolling 24 hour ticker of a symbol, with the fields of SymbolInfo. */
        Ticker: {
            symbol: components["schemas"]["Symbol"];
            last: components["schemas"]["Price"];
            open_24h: components["schemas"]["Price"];
            high_24h: components["schemas"]["Price"];
            low_24h: components["schemas"]["Price"];
            change_pct: components["schemas"]["Percent"];
            volume_24h: components["schemas"]["Amount"];
            turnover_24h: components["schemas"]["Amount"];
            ts: components["schemas"]["Timestamp"];
        };
        TickerEvent: {
            topic: components["schemas"]["TickerTopic"];
            seq: components["schemas"]["Count"];
            data: components["schemas"]["Ticker"];
        };
        /**
         * @example ticker:spot:BTCUSDT
         * @example ticker:spot:*
         */
        TickerTopic: string;
        /**
         * @description Time in force of an order. PO means post-only.
         * @enum {string}
         */
        TimeInForce: "GTC" | "IOC" | "FOK" | "PO";
        /**
         * @description Milliseconds since 1970-01-01T00:00:00Z.
         * @example 1767225600000
         */
        Timestamp: number;
        Title: string;
        /** @description A public trade; `side` is the side of the taker. */
        Trade: {
            id: components["schemas"]["Id"];
            ts: components["schemas"]["Timestamp"];
            price: components["schemas"]["Price"];
            qty: components["schemas"]["Quantity"];
            side: components["schemas"]["Side"];
        };
        TradeBatch: components["schemas"]["Trade"][];
        /** @description Public trades, newest first. */
        TradeHistory: {
            list: components["schemas"]["Trade"][];
        };
        /**
         * Format: password
         * @description The fund password.
         * @example 123456
         */
        TradePassword: string;
        TradesEvent: {
            topic: components["schemas"]["TradesTopic"];
            seq: components["schemas"]["Count"];
            data: components["schemas"]["TradeBatch"];
        };
        /** @example trades:spot:BTCUSDT */
        TradesTopic: string;
        /**
         * @description The price that fires a trigger: the last traded price or the mark price.
         * @enum {string}
         */
        TriggerBy: "last" | "mark";
        /**
         * @description Hash of a transaction on a chain.
         * @example 9c1185a5c5e9fc54612808977ee8f548b2258d31ac2e3f2c4c7ab2b5b2ea3d11
         */
        TxId: string;
        UnreadCount: {
            unread: components["schemas"]["Count"];
        };
        UpdatedMember: {
            id: components["schemas"]["Id"];
            /** @example 10001 */
            uid: string;
            email: components["schemas"]["MaskedText"] | null;
            email_bound: boolean;
            area_code: components["schemas"]["AreaCode"] | null;
            phone: components["schemas"]["MaskedText"] | null;
            nickname: components["schemas"]["Nickname"];
            avatar: components["schemas"]["FileUrl"] | null;
            real_name: components["schemas"]["MaskedText"] | null;
            id_number: components["schemas"]["MaskedText"] | null;
            level: components["schemas"]["MemberLevel"];
            /** @description The member's credit score. It concerns loans only. */
            credit_score: number;
            kyc_status: components["schemas"]["KycStatus"];
            /** @enum {integer} */
            kyc_level: 0 | 1 | 2;
            invite_code: components["schemas"]["InviteCode"];
            invite_link: components["schemas"]["Url"];
            has_trade_password: boolean;
            /** @description True if log-ins and withdrawals need a second factor. Absent if the operator offers none. */
            has_authenticator?: boolean;
            /** @description Value of all coins at the index price. */
            available_usdt: components["schemas"]["Amount"];
            /** @description Value of all coins at the index price. */
            frozen_usdt: components["schemas"]["Amount"];
            /** @description Time until which withdrawals are reviewed by hand, because security settings were changed. */
            withdraw_review_until: components["schemas"]["Timestamp"] | null;
            lang: components["schemas"]["Language"];
            created_at: components["schemas"]["Timestamp"];
            last_login_at: components["schemas"]["Timestamp"] | null;
            /** @description The secret of the new authenticator. Present in the answer to `authenticator: start`. */
            authenticator_setup?: components["schemas"]["AuthenticatorSetup"];
            /** @description New recovery codes, in the answer to `authenticator: confirm` and `renew_codes`. They are returned only once; earlier codes become invalid. */
            recovery_codes?: components["schemas"]["RecoveryCode"][];
        };
        UploadedFile: {
            url: components["schemas"]["FileUrl"];
            key: string;
            /** @description Size in bytes. */
            size: number;
            mime: components["schemas"]["ImageType"];
            width: number;
            height: number;
        };
        /** @example https://app.example/register?code=K7M2QX */
        Url: string;
        Video: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            cover: components["schemas"]["Url"];
            cate: string;
            /** @description Length of the video in seconds. */
            duration: number;
            views: components["schemas"]["Count"];
            published_at: components["schemas"]["Timestamp"];
        };
        /** @description Data that a player needs to play a video. */
        VideoData: {
            id: components["schemas"]["Id"];
            sources: components["schemas"]["VideoSource"][];
            /** @description Captions of the video; absent if it has none. */
            tracks?: components["schemas"]["VideoTrack"][];
            poster: components["schemas"]["Url"];
            /** @description Length of the video in seconds. */
            duration: number;
            views: components["schemas"]["Count"];
        };
        VideoDetail: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            cover: components["schemas"]["Url"];
            cate: string;
            /** @description Length of the video in seconds. */
            duration: number;
            views: components["schemas"]["Count"];
            published_at: components["schemas"]["Timestamp"];
            content_html: components["schemas"]["Html"];
            related: components["schemas"]["Video"][];
        };
        VideoPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["Video"][];
        };
        VideoSource: {
            /** @example 720p */
            quality: string;
            /** @example video/mp4 */
            mime: string;
            url: components["schemas"]["Url"];
        };
        /** @description Captions of a video in one language, as WebVTT. */
        VideoTrack: {
            /**
             * @description Language of the captions as a BCP 47 tag.
             * @example zh-CN
             */
            lang: string;
            /** @description Name of the language, written in that language. */
            label: components["schemas"]["Title"];
            url: components["schemas"]["Url"];
        };
        Wallet: {
            total_usdt: components["schemas"]["Amount"];
            total_btc: components["schemas"]["Amount"];
            /** @description Value by account in USDT. `finance` is locked in wealth, savings, AI orders and collateral. `loans` is the amount that repays all loans now. The total is spot + futures + finance - loans, at least zero. */
            by_account: {
                spot: components["schemas"]["Amount"];
                futures: components["schemas"]["Amount"];
                finance: components["schemas"]["Amount"];
                /** @description The debt of all loans. */
                loans: components["schemas"]["Amount"];
            };
            /** @description Balances by coin and account. A coin has a row for finance only while some of it is locked. */
            list: components["schemas"]["CoinAccount"][];
            /** @description Daily totals, oldest first; the last one is today so far. Present if the request has history_days. */
            history?: components["schemas"]["DailyTotal"][];
        };
        /**
         * @description The account that holds a balance. `finance` holds amounts locked in wealth, savings, AI orders and collateral.
         * @enum {string}
         */
        WalletAccount: "spot" | "futures" | "finance";
        WebSetting: {
            site_name: string;
            logo: components["schemas"]["Url"];
            languages: components["schemas"]["Language"][];
            default_lang: components["schemas"]["Language"];
            register_types: ("email" | "phone")[];
            register_invite_required: components["schemas"]["OnOff"];
            /** @description In a sandbox, an invitation code that everybody may use; otherwise null. */
            register_invite_code: components["schemas"]["InviteCode"] | null;
            login_code_required: components["schemas"]["OnOff"];
            withdraw_code_required: components["schemas"]["OnOff"];
            /** @description Maximum value of withdrawals in a UTC day, in USDT at the index price, by the member's level of verification. */
            withdraw_daily_limits: {
                /** @example 1000 */
                unverified: components["schemas"]["Decimal"];
                /** @example 100000 */
                verified: components["schemas"]["Decimal"];
            };
            /**
             * @description Time in hours after a change of a password, contact or destination during which withdrawals are reviewed.
             * @example 24
             */
            withdraw_review_hours: number;
            /**
             * @description Maximum number of addresses that a member may save. A further one is refused with ADDRESS_LIMIT.
             * @example 20
             */
            withdraw_address_limit: number;
            bank_withdraw_enabled: components["schemas"]["OnOff"];
            /** @description Terms of a payout to a bank card, if the operator offers it. The fee is fee_fixed + amount x fee_rate. */
            bank_withdraw_terms: {
                /** @description The only coin that can be paid out. */
                coin: components["schemas"]["Coin"];
                /** @example 50 */
                withdraw_min: components["schemas"]["Decimal"];
                /** @example 50000 */
                withdraw_max: components["schemas"]["Decimal"];
                /** @example 2 */
                fee_fixed: components["schemas"]["Decimal"];
                /** @example 0.005 */
                fee_rate: components["schemas"]["Rate"];
            };
            loan_repay_review: components["schemas"]["OnOff"];
            /** @description Points by which the credit score changes, and the score that a loan without collateral requires. */
            credit_score: {
                /**
                 * @description Points for a verified identity.
                 * @example 20
                 */
                verified: number;
                /**
                 * @description Points for a loan that is repaid on time.
                 * @example 5
                 */
                repaid: number;
                /** @example -10 */
                overdue: number;
                /** @example -30 */
                defaulted: number;
                /** @example 60 */
                loan_min: number;
            };
            /** @description Terms of conversions and swaps. */
            convert: {
                /** @example 1 */
                min_value_usdt: components["schemas"]["Decimal"];
                /** @example 100000 */
                max_value_usdt: components["schemas"]["Decimal"];
                /**
                 * @description Time in seconds for which a quote can be accepted.
                 * @example 10
                 */
                quote_seconds: number;
                /** @description Cost of each coin as a fraction that the rate includes, at the time of the answer. It is higher while the price of the coin moves more than usual. A pair costs the higher one of its two coins. */
                spreads: {
                    coin: components["schemas"]["Coin"];
                    /** @example 0.001 */
                    spread: components["schemas"]["Rate"];
                }[];
            };
            spot_order_types: ("limit" | "market" | "stop_limit" | "stop_market" | "trailing_stop" | "oco")[];
            /** @description Order types that the operator offers in addition to take profit and stop loss. */
            futures_order_types: ("limit" | "market" | "stop_limit" | "stop_market")[];
            /** @description True if spot.place accepts order_no, which amends an order. */
            spot_amend: boolean;
            /** @description True if futures.place accepts order_no, which amends an order. */
            futures_amend: boolean;
            /** @description True if futures.place accepts `reverse`. */
            futures_reverse: boolean;
            /** @example 0.001 */
            deposit_min: components["schemas"]["Decimal"];
            /** @example 3 */
            deposit_confirmations: number;
            /** @description Limits of the pictures that members upload with site.upload. */
            upload: {
                formats: components["schemas"]["ImageType"][];
                /** @example 5242880 */
                max_bytes: number;
                /**
                 * @description Minimum length of the shorter side in pixels.
                 * @example 300
                 */
                min_side: number;
                /**
                 * @description Maximum length of the longer side in pixels.
                 * @example 8192
                 */
                max_side: number;
                /**
                 * @description Number of pictures that a member may upload in a UTC day.
                 * @example 10
                 */
                per_day: number;
            };
            /**
             * @description Maximum window width in pixels for the mobile layout.
             * @example 1024
             */
            mobile_breakpoint: number;
            /** @example 24h */
            service_hours: string;
            download: {
                ios: components["schemas"]["Url"] | null;
                android: components["schemas"]["Url"] | null;
            };
            social: {
                name: string;
                link: components["schemas"]["Url"];
            }[];
            option: {
                tie_rule: components["schemas"]["HousePolicy"];
                one_sided_rule: components["schemas"]["HousePolicy"];
            };
            /** @description True for paper trading. Every page of the site states it. */
            sandbox: boolean;
            server_time: components["schemas"]["Timestamp"];
        };
        Whitepaper: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            coin: components["schemas"]["Coin"];
            cover: components["schemas"]["Url"];
            file_url: components["schemas"]["Url"];
            updated_at: components["schemas"]["Timestamp"];
            content_html: components["schemas"]["Html"];
        };
        WhitepaperSummary: {
            id: components["schemas"]["Id"];
            title: components["schemas"]["Title"];
            coin: components["schemas"]["Coin"];
            cover: components["schemas"]["Url"];
            file_url: components["schemas"]["Url"];
            updated_at: components["schemas"]["Timestamp"];
        };
        WhitepaperSummaryPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["WhitepaperSummary"][];
        };
        /** @description An entry of the address book. */
        WithdrawAddress: {
            id: components["schemas"]["Id"];
            coin: components["schemas"]["Coin"];
            chain: components["schemas"]["Chain"];
            /**
             * @description Label of coin and chain.
             * @example USDT-TRC20
             */
            pair: string;
            address: components["schemas"]["ChainAddress"];
            remark: string;
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last change. For 24 hours after it, withdrawals to the address are reviewed. A change of the remark does not count. */
            changed_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description A withdrawal. amount = fee + arrival. The amount is frozen until the withdrawal ends.
         * @example {
         *       "order_no": "W202601010000000001",
         *       "type": "crypto",
         *       "coin": "USDT",
         *       "chain": "ERC20",
         *       "address": "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
         *       "amount": "100.00000000",
         *       "fee": "5.00000000",
         *       "arrival": "95.00000000",
         *       "status": "review",
         *       "review_reasons": [
         *         "password_changed"
         *       ],
         *       "reject_reason": null,
         *       "txid": null,
         *       "created_at": 1767225600000,
         *       "done_at": null
         *     }
         */
        Withdrawal: {
            order_no: components["schemas"]["OrderNo"];
            /** @enum {string} */
            type: "crypto" | "bank";
            coin: components["schemas"]["Coin"];
            /** @description Chain of the withdrawal; null for a bank payout. */
            chain: components["schemas"]["Chain"] | null;
            /** @description Chain address, or the masked card number of a bank payout. */
            address: string;
            amount: components["schemas"]["Amount"];
            /** @description Fee, which is part of the amount. */
            fee: components["schemas"]["Amount"];
            /** @description Amount that the recipient gets: the amount less the fee. */
            arrival: components["schemas"]["Amount"];
            status: components["schemas"]["WithdrawalStatus"];
            review_reasons: ("password_changed" | "address_changed" | "policy_changed")[];
            reject_reason: string | null;
            txid: components["schemas"]["TxId"] | null;
            created_at: components["schemas"]["Timestamp"];
            done_at: components["schemas"]["Timestamp"] | null;
        };
        WithdrawalPage: {
            page: components["schemas"]["PageInfo"];
            list: components["schemas"]["Withdrawal"][];
        };
        /**
         * @description review = waits for a reviewer, the member may cancel it; processing = sent to the chain or bank; after rejected, failed and cancelled the whole amount is returned.
         * @enum {string}
         */
        WithdrawalStatus: "review" | "processing" | "success" | "rejected" | "failed" | "cancelled";
    };
    responses: never;
    parameters: {
        /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
        "api-name": string;
        /** @description Language of `info` and of contents in the answer. */
        "Accept-Language": string;
        /** @description A request with the same key and the same body returns the first answer again, with the header Idempotent-Replayed. With another body it is refused with IDEMPOTENCY_CONFLICT; while the first request is running, with IN_PROGRESS. The comparison ignores the fund password, the second factor and the verification code. A request that is refused because of its fund password, second factor or verification code does not use up the key. */
        "Idempotency-Key": components["schemas"]["IdempotencyKey"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "account.info": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["MemberInfo"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "account.bindEmail": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    code: components["schemas"]["Code"];
                    /** @description Required to replace a bound address. For the first address, this field or `password` is required. */
                    trade_password?: components["schemas"]["TradePassword"];
                    /** @description The log-in password. Used for the first address only. */
                    password?: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            email: components["schemas"]["MaskedText"];
                            email_bound: boolean;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "account.levels": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            current_level: components["schemas"]["LevelNumber"] | null;
                            list: components["schemas"]["Level"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "account.changeTradePassword": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The new fund password. */
                    trade_password: components["schemas"]["TradePassword"];
                    /** @description The new fund password again. */
                    trade_password_confirm: components["schemas"]["TradePassword"];
                    /** @description The old fund password, required to change it. */
                    old_trade_password?: components["schemas"]["TradePassword"];
                    /** @description A code of scene trade_password, required to reset the fund password. */
                    code?: components["schemas"]["Code"];
                    /** @description The log-in password, required to set the first fund password. */
                    password?: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            has_trade_password: boolean;
                            withdraw_review_until: components["schemas"]["Timestamp"];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "account.changePassword": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The old log-in password. Required if the member is signed in. */
                    old_password?: components["schemas"]["Password"];
                    /** @description E-mail address, or the digits of a phone number if area_code is given. Used if the member is not signed in. */
                    account?: string;
                    /** @description Country calling code of the phone number in `account`. Used if the member is not signed in. */
                    area_code?: components["schemas"]["AreaCode"];
                    /** @description Token of the device that requested the code. Used if the member is not signed in. */
                    device_token?: components["schemas"]["DeviceToken"];
                    /** @description A verification code that was sent for the scene forgot. Used if the member is not signed in. */
                    code?: components["schemas"]["Code"];
                    new_password: components["schemas"]["NewPassword"];
                    /** @description The new log-in password again. */
                    new_password_confirm: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            relogin: boolean;
                            withdraw_review_until: components["schemas"]["Timestamp"];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "account.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nickname?: components["schemas"]["Nickname"];
                    avatar?: components["schemas"]["FileUrl"];
                    /** @enum {integer} */
                    gender?: 0 | 1 | 2;
                    birthday?: components["schemas"]["Date"];
                    country?: components["schemas"]["CountryInput"];
                    lang?: components["schemas"]["Language"];
                    /** @description Id of a session to end. The current session is allowed. */
                    end_session?: components["schemas"]["Id"];
                    /**
                     * @description True to end the session of the request, as a log-out does.
                     * @constant
                     */
                    end_current_session?: true;
                    /**
                     * @description True to end all other sessions.
                     * @constant
                     */
                    end_other_sessions?: true;
                    /**
                     * @description An action on the authenticator. It is sent without other changes.
                     * @enum {string}
                     */
                    authenticator?: "start" | "confirm" | "off" | "renew_codes";
                    /** @description The log-in password. Required for the authenticator actions start, off and renew_codes. */
                    password?: components["schemas"]["Password"];
                    /** @description For confirm, a code of the new secret. For the other actions while the authenticator is on, this field or recovery_code is required. */
                    second_factor?: components["schemas"]["SecondFactor"];
                    /** @description A recovery code instead of second_factor; not accepted for confirm. */
                    recovery_code?: components["schemas"]["RecoveryCode"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["UpdatedMember"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "ai.products": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: components["schemas"]["Id"];
                    coin?: components["schemas"]["Coin"];
                    risk?: components["schemas"]["Risk"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["AiProduct"][] | components["schemas"]["AiProduct"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "ai.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description A request with the same key and the same body returns the first answer again, with the header Idempotent-Replayed. With another body it is refused with IDEMPOTENCY_CONFLICT; while the first request is running, with IN_PROGRESS. The comparison ignores the fund password, the second factor and the verification code. A request that is refused because of its fund password, second factor or verification code does not use up the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    goods_id: components["schemas"]["Id"];
                    amount: components["schemas"]["AmountInput"];
                    /**
                     * @description Number of loops, at most max_loops of the product.
                     * @default 1
                     */
                    loops?: number;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            order_no: components["schemas"]["OrderNo"];
                            product: {
                                id: components["schemas"]["Id"];
                                name: components["schemas"]["Title"];
                            };
                            coin: components["schemas"]["Coin"];
                            amount: components["schemas"]["Amount"];
                            cycle_days: number;
                            loops: number;
                            /** @description Number of the current loop; 0 before payment. */
                            loop_now: number;
                            /** @description The lowest daily rate at the time of the order. */
                            min_rate: components["schemas"]["Rate"];
                            max_rate: components["schemas"]["Rate"];
                            fee_rate: components["schemas"]["Rate"];
                            days_done: number;
                            /** @description Sum of the income before fees. The order is worth amount + income_total - fee_total. */
                            income_total: components["schemas"]["SignedAmount"];
                            fee_total: components["schemas"]["Amount"];
                            /**
                             * @description pending = a draft that is not paid yet; expired = a draft that was not paid within 15 minutes.
                             * @enum {string}
                             */
                            status: "pending" | "running" | "completed" | "expired";
                            /** @description True after the member has ended the order early; it is settled at the next daily job. */
                            finishing: boolean;
                            /** @description True if the member may end the order early. */
                            early_finish: boolean;
                            /** @description Principal and net result that were paid at the end; null before the end. */
                            paid_back: components["schemas"]["Amount"] | null;
                            /** @description Time at which an unpaid draft expires; null after payment. */
                            expire_at: components["schemas"]["Timestamp"] | null;
                            /** @description Date of the start; null before payment. The first result is booked on the following day. */
                            start_date: components["schemas"]["Date"] | null;
                            /** @description Date on which the order ends; null before payment. */
                            maturity_date: components["schemas"]["Date"] | null;
                            created_at: components["schemas"]["Timestamp"];
                            ended_at: components["schemas"]["Timestamp"] | null;
                            days: components["schemas"]["AiDay"][];
                            /** @description Bounds of the result after fees if the order is paid today. */
                            preview: {
                                min_income: components["schemas"]["SignedAmount"];
                                max_income: components["schemas"]["SignedAmount"];
                                maturity_date: components["schemas"]["Date"];
                            };
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "ai.submit": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no: components["schemas"]["OrderNo"];
                    /**
                     * @default pay
                     * @enum {string}
                     */
                    action?: "pay" | "finish";
                    trade_password: components["schemas"]["TradePassword"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["AiOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "convert.convert": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description A request with the same key and the same body returns the first answer again, with the header Idempotent-Replayed. With another body it is refused with IDEMPOTENCY_CONFLICT; while the first request is running, with IN_PROGRESS. The comparison ignores the fund password, the second factor and the verification code. A request that is refused because of its fund password, second factor or verification code does not use up the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    from_coin: components["schemas"]["Coin"];
                    to_coin: components["schemas"]["Coin"];
                    from_amount: components["schemas"]["AmountInput"];
                } | {
                    from_coin: components["schemas"]["Coin"];
                    to_coin: components["schemas"]["Coin"];
                    to_amount: components["schemas"]["AmountInput"];
                } | {
                    quote_id: components["schemas"]["QuoteId"];
                    trade_password: components["schemas"]["TradePassword"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["ConvertQuote"] | components["schemas"]["ConvertRecord"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "convert.exchange": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description A request with the same key and the same body returns the first answer again, with the header Idempotent-Replayed. With another body it is refused with IDEMPOTENCY_CONFLICT; while the first request is running, with IN_PROGRESS. The comparison ignores the fund password, the second factor and the verification code. A request that is refused because of its fund password, second factor or verification code does not use up the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The source account. Default spot. */
                    from_account?: components["schemas"]["FundAccount"];
                    /** @description The destination account. Default from_account. */
                    to_account?: components["schemas"]["FundAccount"];
                    from_coin: components["schemas"]["Coin"];
                    /** @description The coin to receive. Default from_coin. */
                    to_coin?: components["schemas"]["Coin"];
                    /** @description The amount in from_coin. A transfer out of futures may be at most max_transfer_out. */
                    amount: components["schemas"]["AmountInput"];
                    /** @description The minimum amount to receive, in to_coin. For swaps only. */
                    min_receive?: components["schemas"]["AmountInput"];
                    trade_password: components["schemas"]["TradePassword"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["ConvertRecord"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "convert.records": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
                kind?: components["schemas"]["ConvertKind"];
                coin?: components["schemas"]["Coin"];
                start?: components["schemas"]["Timestamp"];
                end?: components["schemas"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["ConvertRecordPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "deposit.addressDefault": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The coin. Default USDT. */
                    coin?: components["schemas"]["Coin"];
                    /** @description The chain. Default TRC20. */
                    chain?: components["schemas"]["Chain"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["DepositAddress"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "deposit.addresses": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    coin?: components["schemas"]["Coin"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["DepositAddress"][];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "deposit.declare": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description A request with the same key and the same body returns the first answer again, with the header Idempotent-Replayed. With another body it is refused with IDEMPOTENCY_CONFLICT; while the first request is running, with IN_PROGRESS. The comparison ignores the fund password, the second factor and the verification code. A request that is refused because of its fund password, second factor or verification code does not use up the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    coin: components["schemas"]["Coin"];
                    chain: components["schemas"]["Chain"];
                    amount: components["schemas"]["AmountInput"];
                    txid?: components["schemas"]["TxId"];
                    /** @description Address of an uploaded voucher (scene voucher). A deposit without a txid goes to review. */
                    voucher?: components["schemas"]["FileUrl"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Deposit"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "deposit.get": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                } | {
                    order_no: components["schemas"]["OrderNo"];
                } | {
                    txid: components["schemas"]["TxId"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Deposit"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "deposit.records": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
                coin?: components["schemas"]["Coin"];
                status?: components["schemas"]["DepositStatus"];
                start?: components["schemas"]["Timestamp"];
                end?: components["schemas"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["DepositPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "futures.place": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    symbol: components["schemas"]["Symbol"];
                    side: components["schemas"]["Side"];
                    type: components["schemas"]["FuturesOrderType"];
                    /** @description Limit price, a multiple of the tick and 0.5 to 1.5 times the mark price (for a stop_limit, the trigger price). */
                    price?: components["schemas"]["AmountInput"];
                    /** @description Quantity in the base coin, a multiple of the step. With `reverse`, the quantity of the new position. */
                    quantity?: components["schemas"]["AmountInput"];
                    /** @description Leverage. Default: the setting of the symbol, initially 20. It becomes the leverage of the position and of the open orders in the symbol, whose margin must be available too. A leverage above the maximum of the bracket is refused with LEVERAGE_RANGE, which states the maximum. */
                    leverage?: number;
                    /** @description Margin mode. Default: the setting of the symbol, initially cross. */
                    margin_mode?: components["schemas"]["MarginMode"];
                    /**
                     * @description True for an order that never opens or increases a position. Its quantity is cut to the size of the position.
                     * @default false
                     */
                    reduce_only?: boolean;
                    /** @description Time in force, for limit and stop_limit only. Default GTC. A stop_limit cannot be post-only. */
                    tif?: components["schemas"]["TimeInForce"];
                    /** @description Trigger price of a take profit for the whole position. */
                    take_profit?: components["schemas"]["AmountInput"];
                    /** @description Trigger price of a stop loss for the whole position. */
                    stop_loss?: components["schemas"]["AmountInput"];
                    /** @description Price at which the order is placed or the position is closed. */
                    trigger_price?: components["schemas"]["AmountInput"];
                    /** @description The price that fires the trigger. Default last. */
                    trigger_by?: components["schemas"]["TriggerBy"];
                    /** @description Self-trade prevention. Default expire_maker. */
                    stp?: components["schemas"]["SelfTrade"];
                    /**
                     * @description Market orders only. One order closes the position of the other side, whatever its size, and opens `quantity` on this side. Refused with NO_POSITION without a position, and with REDUCE_ONLY_REJECTED if the position is on this side.
                     * @default false
                     */
                    reverse?: boolean;
                    /** @description Amends the open order with this number: gives it the price, quantity and trigger of the request. Symbol, side and type must be those of the order. The quantity includes the filled part. The order keeps its place in the queue only if its price stays and its quantity does not rise. Not allowed for a market order, tp or sl, and with other fields. Repeating an amendment changes nothing, so client_order_id is ignored. */
                    order_no?: components["schemas"]["OrderNo"];
                    client_order_id?: components["schemas"]["ClientOrderId"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            order_no: components["schemas"]["OrderNo"];
                            client_order_id: components["schemas"]["ClientOrderId"] | null;
                            symbol: components["schemas"]["Symbol"];
                            side: components["schemas"]["Side"];
                            type: components["schemas"]["FuturesOrderType"];
                            /** @description Limit price; null for a market order. */
                            price: components["schemas"]["Price"] | null;
                            /** @description Quantity of the order; null for tp and sl, which close the whole position. */
                            quantity: components["schemas"]["Quantity"] | null;
                            filled: components["schemas"]["Quantity"];
                            /** @description Turnover in USDT. */
                            quote_filled: components["schemas"]["Amount"];
                            /** @description quote_filled / filled, rounded HALF_UP; 0 while nothing is filled. */
                            avg_price: components["schemas"]["Price"];
                            fee: components["schemas"]["Amount"];
                            fee_coin: components["schemas"]["Coin"];
                            leverage: components["schemas"]["Leverage"];
                            margin_mode: components["schemas"]["MarginMode"];
                            reduce_only: boolean;
                            tif: components["schemas"]["TimeInForce"] | null;
                            stp: components["schemas"]["SelfTrade"];
                            trigger_price: components["schemas"]["Price"] | null;
                            /** @description Direction from which the price named by trigger_by reaches the trigger price. */
                            trigger_when: ("rises" | "falls") | null;
                            trigger_by: components["schemas"]["TriggerBy"] | null;
                            take_profit: components["schemas"]["Price"] | null;
                            stop_loss: components["schemas"]["Price"] | null;
                            /** @enum {string} */
                            position_effect: "open" | "reduce" | "flip";
                            /** @description True if a liquidation created the order. */
                            liquidation: boolean;
                            status: components["schemas"]["OrderStatus"];
                            reason: components["schemas"]["OrderReason"] | null;
                            created_at: components["schemas"]["Timestamp"];
                            updated_at: components["schemas"]["Timestamp"];
                            fills: components["schemas"]["Fill"][];
                            /** @description The position after the order; null if none is left. */
                            position: components["schemas"]["Position"] | null;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "futures.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no?: components["schemas"]["OrderNo"];
                    client_order_id?: components["schemas"]["ClientOrderId"];
                    all?: boolean;
                    /** @description The symbol of which all orders are cancelled. Required with `all`. */
                    symbol?: components["schemas"]["Symbol"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            /** @description The cancelled orders: at most 200 open orders of the symbol with the take profit and the stop loss of its position. */
                            cancelled: components["schemas"]["FuturesOrder"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "futures.orders": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default open
                     * @enum {string}
                     */
                    scope?: "open" | "history";
                    symbol?: components["schemas"]["Symbol"];
                    type?: components["schemas"]["FuturesOrderType"];
                    status?: components["schemas"]["OrderStatus"];
                    /** @description Start of the period: orders from this time on. */
                    start?: components["schemas"]["Timestamp"];
                    /** @description End of the period: orders before this time. */
                    end?: components["schemas"]["Timestamp"];
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                    /** @default false */
                    with_fills?: boolean;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["FuturesOrderPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "futures.positions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default open
                     * @enum {string}
                     */
                    scope?: "open" | "closed";
                    symbol?: components["schemas"]["Symbol"];
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["OpenPositions"] | components["schemas"]["ClosedPositionPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "futures.close": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description A request with the same key and the same body returns the first answer again, with the header Idempotent-Replayed. With another body it is refused with IDEMPOTENCY_CONFLICT; while the first request is running, with IN_PROGRESS. The comparison ignores the fund password, the second factor and the verification code. A request that is refused because of its fund password, second factor or verification code does not use up the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    symbol: components["schemas"]["Symbol"];
                    /**
                     * @default market
                     * @enum {string}
                     */
                    type?: "market" | "limit";
                    /** @description The limit price. Required for a limit order. */
                    price?: components["schemas"]["AmountInput"];
                    /** @description Quantity in the base coin, a multiple of the step. Default: the whole position. */
                    quantity?: components["schemas"]["AmountInput"];
                    client_order_id?: components["schemas"]["ClientOrderId"];
                } | {
                    /** @constant */
                    all: true;
                    /** @constant */
                    type?: "market";
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            orders: components["schemas"]["FuturesOrder"][];
                            failed: components["schemas"]["CloseFailure"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "help.questions": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keyword?: string;
                    cate_id?: components["schemas"]["Id"];
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["QuestionPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "help.categories": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["GuideCategory"][];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "help.guides": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cate_id?: components["schemas"]["Id"];
                    keyword?: string;
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["GuideSummaryPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "help.guide": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Guide"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "help.videos": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cate?: string;
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["VideoPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "help.video": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["VideoDetail"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "help.videoData": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["VideoData"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "help.whitepapers": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    coin?: components["schemas"]["Coin"];
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["WhitepaperSummaryPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "help.whitepaper": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Whitepaper"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "help.service": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["ServiceLink"][];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "invite.team": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Level of the returned team members. Default: all levels. */
                    level?: components["schemas"]["TeamLevel"];
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            invite_code: components["schemas"]["InviteCode"];
                            invite_link: components["schemas"]["Url"];
                            direct_count: components["schemas"]["Count"];
                            team_count: components["schemas"]["Count"];
                            active_count: components["schemas"]["Count"];
                            team_deposit_usdt: components["schemas"]["Amount"];
                            team_volume_usdt: components["schemas"]["Amount"];
                            reward_today_usdt: components["schemas"]["Amount"];
                            reward_total_usdt: components["schemas"]["Amount"];
                            /** @description The inviter's share of trading fees for each level. */
                            rates: components["schemas"]["Rate"][];
                            members: components["schemas"]["TeamMemberPage"];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "invite.signToday": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            date: components["schemas"]["Date"];
                            /** @description Number of consecutive days with a sign-in, including today. */
                            streak: components["schemas"]["Count"];
                            cycle_day: components["schemas"]["CycleDay"];
                            reward: components["schemas"]["Amount"];
                            /** @constant */
                            coin: "USDT";
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "invite.signLog": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            last_date: components["schemas"]["Date"] | null;
                            signed_today: boolean;
                            streak: components["schemas"]["Count"];
                            total_days: components["schemas"]["Count"];
                            total_reward: components["schemas"]["Amount"];
                            week: {
                                cycle_day: components["schemas"]["CycleDay"];
                                reward: components["schemas"]["Amount"];
                                signed: boolean;
                            }[];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "kyc.status": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            status: components["schemas"]["KycStatus"];
                            level: components["schemas"]["KycLevel"];
                            reject_reason: string | null;
                            submitted_at: components["schemas"]["Timestamp"] | null;
                            reviewed_at: components["schemas"]["Timestamp"] | null;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "kyc.submit": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description A request with the same key and the same body returns the first answer again, with the header Idempotent-Replayed. With another body it is refused with IDEMPOTENCY_CONFLICT; while the first request is running, with IN_PROGRESS. The comparison ignores the fund password, the second factor and the verification code. A request that is refused because of its fund password, second factor or verification code does not use up the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Letters of any script, space, full stop, apostrophe, hyphen. */
                    real_name: string;
                    id_type: components["schemas"]["IdType"];
                    id_number: components["schemas"]["IdNumber"];
                    country: components["schemas"]["CountryInput"];
                    id_front: components["schemas"]["FileUrl"];
                    /** @description Address of the photo of the back side. Required for id_card and driver_license, not used for passport. */
                    id_back?: components["schemas"]["FileUrl"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Kyc"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "kyc.check": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    action?: components["schemas"]["KycAction"];
                    id_number?: components["schemas"]["IdNumber"];
                    /** @description Country that issued the document. */
                    country?: components["schemas"]["CountryInput"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            /** @description True if the level is sufficient for the action, or if the request has no action. */
                            passed: boolean;
                            required_level: components["schemas"]["KycLevel"];
                            level: components["schemas"]["KycLevel"];
                            status: components["schemas"]["KycStatus"];
                            /** @description True if the id_number of the request may be submitted; null without an id_number. Does not reveal that another member uses it. */
                            id_number_free: boolean | null;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "kyc.info": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Kyc"] | null;
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "loans.goods": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    coin?: components["schemas"]["Coin"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["LoanGoods"][];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "loans.apply": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description A request with the same key and the same body returns the first answer again, with the header Idempotent-Replayed. With another body it is refused with IDEMPOTENCY_CONFLICT; while the first request is running, with IN_PROGRESS. The comparison ignores the fund password, the second factor and the verification code. A request that is refused because of its fund password, second factor or verification code does not use up the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    goods_id: components["schemas"]["Id"];
                    /** @description Amount in whole coins, within the bounds of the product. */
                    amount: components["schemas"]["AmountInput"];
                    /** @description One of the terms of the product, in days. */
                    term_days: number;
                    /** @description The coin of the collateral. Required for products with collateral. */
                    collateral_coin?: components["schemas"]["Coin"];
                    /** @description True if the member accepted the agreement; otherwise the request is refused with AGREEMENT_REQUIRED. */
                    agree: boolean;
                    /** @description The rate that the member saw. If the term now has another rate, the request is refused with RATE_CHANGED. */
                    daily_rate?: components["schemas"]["Rate"];
                    /** @description The rate of the handling fee that the member saw. If the product now has another one, the request is refused with RATE_CHANGED. */
                    fee_rate?: components["schemas"]["Rate"];
                    /** @description The number of overdue days before default that the member saw. If the term now has another one, the request is refused with RATE_CHANGED. */
                    grace_days?: number;
                    /**
                     * @description The factor of overdue days that the member saw. If the product now has another one, the request is refused with RATE_CHANGED.
                     * @example 3
                     */
                    overdue_multiplier?: components["schemas"]["Decimal"];
                    /** @description The limits of the loan-to-value ratio that the member saw. If the product now has other ones, the request is refused with RATE_CHANGED. */
                    ltv?: components["schemas"]["LoanToValueLimits"];
                    /** @description The fee for a sale of collateral that the member saw. If the product now has another one, the request is refused with RATE_CHANGED. */
                    liquidation_fee_rate?: components["schemas"]["Rate"];
                    trade_password: components["schemas"]["TradePassword"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["LoanOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "loans.orders": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                    /**
                     * @description open = in review, repaying, overdue or defaulted; history = repaid or rejected.
                     * @enum {string}
                     */
                    scope?: "open" | "history";
                    status?: components["schemas"]["LoanStatus"];
                    /** @description Start of the period: loans from this time on. */
                    start?: components["schemas"]["Timestamp"];
                    /** @description End of the period: loans before this time. */
                    end?: components["schemas"]["Timestamp"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["LoanOrderPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "loans.repay": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description A request with the same key and the same body returns the first answer again, with the header Idempotent-Replayed. With another body it is refused with IDEMPOTENCY_CONFLICT; while the first request is running, with IN_PROGRESS. The comparison ignores the fund password, the second factor and the verification code. A request that is refused because of its fund password, second factor or verification code does not use up the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no: components["schemas"]["OrderNo"];
                    /**
                     * @default repay
                     * @constant
                     */
                    action?: "repay";
                    /** @description The amount to repay. Default: the full payoff. A member can repay parts of a loan only as often as the exchange allows; a further part is refused with REPAYMENT_LIMIT. */
                    amount?: components["schemas"]["AmountInput"] | "full";
                    /** @description The payoff that the member saw. If a full repayment costs more now, because another day was charged, it is refused with PAYOFF_CHANGED. */
                    max_amount?: components["schemas"]["AmountInput"];
                    trade_password: components["schemas"]["TradePassword"];
                    /** @description Address of an uploaded voucher (scene voucher). */
                    voucher?: components["schemas"]["FileUrl"];
                } | {
                    order_no: components["schemas"]["OrderNo"];
                    /** @constant */
                    action: "add_collateral";
                    /** @description Quantity of the collateral coin to lock, taken from the spot account. */
                    quantity: components["schemas"]["AmountInput"];
                    trade_password: components["schemas"]["TradePassword"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["RepaidLoan"] | components["schemas"]["LoanOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "market.coins": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keyword?: string;
                    product?: components["schemas"]["MarketProduct"];
                    quote?: components["schemas"]["Coin"];
                    /** @enum {string} */
                    sort?: "symbol" | "last" | "change" | "turnover";
                    /**
                     * @default asc
                     * @enum {string}
                     */
                    dir?: "asc" | "desc";
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["SymbolInfo"][];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "market.depth": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    symbol: components["schemas"]["Symbol"];
                    product?: components["schemas"]["BookProduct"];
                    /**
                     * @description Maximum number of levels of each side.
                     * @default 20
                     * @enum {integer}
                     */
                    limit?: 5 | 10 | 20 | 50;
                    /** @description Width of a price group: the tick times 1, 10, 100 or 1000. */
                    group?: components["schemas"]["AmountInput"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Depth"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "market.history": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    symbol: components["schemas"]["Symbol"];
                    /**
                     * @default spot
                     * @enum {string}
                     */
                    product?: "spot" | "futures" | "index";
                    /**
                     * @description Kind of the returned rows. funding is available for the product futures only, ticks for index only.
                     * @default kline
                     * @enum {string}
                     */
                    type?: "kline" | "trades" | "funding" | "ticks";
                    /**
                     * @description Interval of the candles. Used with the type kline.
                     * @default 1m
                     */
                    interval?: components["schemas"]["CandleInterval"];
                    from?: components["schemas"]["Timestamp"];
                    /** @description End of the period; this time is not included. */
                    to?: components["schemas"]["Timestamp"];
                    /** @default 300 */
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["CandleHistory"] | components["schemas"]["TradeHistory"] | components["schemas"]["FundingHistory"] | components["schemas"]["TickHistory"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "notices.counts": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            /** @description Number of unread announcements. */
                            notice: components["schemas"]["Count"];
                            /** @description Number of unread messages. */
                            notify: components["schemas"]["Count"];
                            total: components["schemas"]["Count"];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "notices.memberDetail": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            id: components["schemas"]["Id"];
                            cate: components["schemas"]["NoticeCate"];
                            title: components["schemas"]["Title"];
                            summary: components["schemas"]["Text"];
                            content_html: components["schemas"]["Html"];
                            cover: components["schemas"]["Url"] | null;
                            /** @description True if the announcement is shown in a dialog after log-in. */
                            popup: boolean;
                            published_at: components["schemas"]["Timestamp"];
                            /** @constant */
                            read: true;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "notices.latest": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Notice"] | null;
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "notices.markRead": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkRead"];
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["UnreadCount"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "notices.markMessagesRead": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkRead"];
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["UnreadCount"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "notices.latestMessage": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Notify"] | null;
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "notices.messages": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                    /** @description Id of one message. */
                    id?: components["schemas"]["Id"];
                    /** @description True to return unread messages only. */
                    unread?: boolean;
                    type?: components["schemas"]["NotifyType"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["NotifyPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "notices.list": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
                cate?: components["schemas"]["NoticeCate"];
                keyword?: string;
            };
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["NoticePage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "notices.detail": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Notice"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "prediction.place": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    mode: "time";
                    symbol: components["schemas"]["Symbol"];
                    direction: components["schemas"]["Direction"];
                    /** @description The stake, a multiple of stake_step. */
                    amount: components["schemas"]["AmountInput"];
                    time_id: components["schemas"]["Id"];
                    /** @description The payout rate that the member saw. If the duration now has another one, the request is refused with RATE_CHANGED. */
                    payout_rate?: components["schemas"]["Rate"];
                    /** @description The rate of the opening fee that the member saw. If the duration now has another one, the request is refused with RATE_CHANGED. */
                    open_fee_rate?: components["schemas"]["Rate"];
                    /** @description The rate of the fee on the profit that the member saw. If the duration now has another one, the request is refused with RATE_CHANGED. */
                    reward_fee_rate?: components["schemas"]["Rate"];
                    client_order_id?: components["schemas"]["ClientOrderId"];
                } | {
                    /** @constant */
                    mode: "round";
                    symbol: components["schemas"]["Symbol"];
                    direction: components["schemas"]["Direction"];
                    /** @description The stake, a multiple of stake_step. */
                    amount: components["schemas"]["AmountInput"];
                    round_no: components["schemas"]["RoundNo"];
                    client_order_id?: components["schemas"]["ClientOrderId"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["OptionOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "prediction.times": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    symbol?: components["schemas"]["Symbol"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            times: components["schemas"]["OptionTime"][];
                            /** @description The running rounds of the symbol; null without a symbol, or if the symbol has no rounds. */
                            rounds: components["schemas"]["RoundBoard"] | null;
                            server_time: components["schemas"]["Timestamp"];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "prediction.rounds": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default rounds
                     * @enum {string}
                     */
                    scope?: "rounds" | "mine";
                    symbol?: components["schemas"]["Symbol"];
                    mode?: components["schemas"]["PredictionMode"];
                    status?: components["schemas"]["OptionStatus"];
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["RoundWithBetPage"] | components["schemas"]["OptionOrderPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "prediction.history": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
                symbol?: components["schemas"]["Symbol"];
                mode?: components["schemas"]["PredictionMode"];
                result?: "won" | "lost" | "draw" | "cancelled";
                start?: components["schemas"]["Timestamp"];
                end?: components["schemas"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["OptionOrderPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "savings.goods": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    type?: components["schemas"]["SavingsType"];
                    coin?: components["schemas"]["Coin"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["SavingsGoods"][];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "savings.orders": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                    status?: components["schemas"]["InvestmentStatus"];
                    type?: components["schemas"]["SavingsType"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["SavingsOrderPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "savings.add": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description A request with the same key and the same body returns the first answer again, with the header Idempotent-Replayed. With another body it is refused with IDEMPOTENCY_CONFLICT; while the first request is running, with IN_PROGRESS. The comparison ignores the fund password, the second factor and the verification code. A request that is refused because of its fund password, second factor or verification code does not use up the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default subscribe
                     * @constant
                     */
                    action?: "subscribe";
                    goods_id: components["schemas"]["Id"];
                    amount: components["schemas"]["AmountInput"];
                    /** @description The yearly rate that the member saw. If the product now has another rate, the request is refused with RATE_CHANGED. */
                    apr?: components["schemas"]["Rate"];
                    trade_password: components["schemas"]["TradePassword"];
                } | {
                    /** @constant */
                    action: "redeem";
                    order_no: components["schemas"]["OrderNo"];
                    /** @description Amount to redeem. Flexible orders only. Default: all. */
                    amount?: components["schemas"]["AmountInput"];
                    trade_password: components["schemas"]["TradePassword"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["SavingsOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "session.login": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail address, or the digits of a phone number if area_code is given. */
                    account: string;
                    area_code?: components["schemas"]["AreaCode"];
                    /** @description The log-in password. */
                    password: components["schemas"]["Password"];
                    /** @description A verification code that was sent for the scene login. Required if site.settings has login_code_required. */
                    code?: components["schemas"]["Code"];
                    /** @description Required after SECOND_FACTOR_REQUIRED, unless recovery_code is sent. Ignored if the member has no authenticator. */
                    second_factor?: components["schemas"]["SecondFactor"];
                    /** @description A recovery code instead of second_factor. */
                    recovery_code?: components["schemas"]["RecoveryCode"];
                    device_token?: components["schemas"]["DeviceToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Session"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "session.register": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description A request with the same key and the same body returns the first answer again, with the header Idempotent-Replayed. With another body it is refused with IDEMPOTENCY_CONFLICT; while the first request is running, with IN_PROGRESS. The comparison ignores the fund password, the second factor and the verification code. A request that is refused because of its fund password, second factor or verification code does not use up the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "email" | "phone";
                    /** @description E-mail address. Required for the type email. */
                    email?: components["schemas"]["Email"];
                    /** @description Country calling code. Required for the type phone. */
                    area_code?: components["schemas"]["AreaCode"];
                    /** @description Phone number. Required for the type phone. */
                    phone?: components["schemas"]["Phone"];
                    /** @description A verification code that was sent for the scene register. */
                    code: components["schemas"]["Code"];
                    password: components["schemas"]["NewPassword"];
                    /** @description The log-in password again. */
                    password_confirm: components["schemas"]["Password"];
                    /** @description Required if site.settings has register_invite_required. */
                    invite_code?: components["schemas"]["InviteCode"];
                    /** @description Must be true: the member has read and accepted the agreement. */
                    agree: boolean;
                    device_token?: components["schemas"]["DeviceToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Session"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "session.sendCode": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    scene: components["schemas"]["CodeScene"];
                    email?: components["schemas"]["Email"];
                    /** @description Country calling code. Sent with `phone`, instead of `email`. */
                    area_code?: components["schemas"]["AreaCode"];
                    phone?: components["schemas"]["Phone"];
                    device_token?: components["schemas"]["DeviceToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["SentCode"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "site.settings": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["WebSetting"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "site.carousel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default home
                     * @enum {string}
                     */
                    position?: "home" | "mbhome" | "ai" | "option";
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Slide"][];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "site.page": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: components["schemas"]["PageCode"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["ContentPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "site.upload": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description JPG or PNG of at most 5 MiB and 40 megapixels, 300 to 8192 pixels a side.
                     */
                    file: Blob;
                    /** @enum {string} */
                    scene: "kyc" | "avatar" | "voucher";
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["UploadedFile"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "spot.place": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    symbol: components["schemas"]["Symbol"];
                    side: components["schemas"]["Side"];
                    /** @enum {string} */
                    type: "limit" | "market" | "stop_limit" | "stop_market" | "trailing_stop" | "oco";
                    /** @description Limit price in the quote coin. */
                    price?: components["schemas"]["AmountInput"];
                    /** @description Quantity in the base coin. A market buy requires quantity or total; a stop_market or trailing_stop buy requires total. */
                    quantity?: components["schemas"]["AmountInput"];
                    /** @description Amount of quote coin to spend, instead of quantity. */
                    total?: components["schemas"]["AmountInput"];
                    /** @description Last price at which the order is placed. */
                    trigger_price?: components["schemas"]["AmountInput"];
                    /** @description Distance of the trigger from the best price so far, in percent, 0.1 to 20. */
                    trail_pct?: components["schemas"]["AmountInput"];
                    /** @description Limit price of the stop leg of an oco. Required for a buy; without it, a sell is placed at market. */
                    stop_limit_price?: components["schemas"]["AmountInput"];
                    /**
                     * @description Time in force. Limit orders only.
                     * @default GTC
                     */
                    tif?: components["schemas"]["TimeInForce"];
                    /** @default expire_maker */
                    stp?: components["schemas"]["SelfTrade"];
                    /** @description Amends the open order with this number: gives it the price, quantity, total, trigger and trail of the request. Symbol, side and type must be those of the order. The quantity includes the filled part. The order keeps its place in the queue only if its price stays and its quantity does not rise. Not allowed for a market order, and not with tif and stp. A leg of an OCO keeps its quantity and its side of the last price. Repeating an amendment changes nothing, so client_order_id is ignored. */
                    order_no?: components["schemas"]["OrderNo"];
                    client_order_id?: components["schemas"]["ClientOrderId"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["PlacedSpotOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "spot.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no?: components["schemas"]["OrderNo"];
                    client_order_id?: components["schemas"]["ClientOrderId"];
                    all?: boolean;
                    /** @description The symbol of which all orders are cancelled. Required with `all`. */
                    symbol?: components["schemas"]["Symbol"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            cancelled: components["schemas"]["SpotOrder"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "spot.orders": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default spot
                     * @enum {string}
                     */
                    type?: "spot" | "ai";
                    symbol?: components["schemas"]["Symbol"];
                    side?: components["schemas"]["Side"];
                    /**
                     * @description Status of spot orders or of AI orders, by type.
                     * @enum {string}
                     */
                    status?: "open" | "partial" | "completed" | "cancelled" | "expired" | "pending" | "running";
                    start?: components["schemas"]["Timestamp"];
                    /** @description End of the period; this time is not included. */
                    end?: components["schemas"]["Timestamp"];
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                    /** @default false */
                    with_fills?: boolean;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["SpotOrderPage"] | components["schemas"]["AiOrderPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "spot.openOrders": {
        parameters: {
            query?: {
                symbol?: components["schemas"]["Symbol"];
                side?: components["schemas"]["Side"];
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["SpotOrderPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wallet.balances": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    account?: components["schemas"]["WalletAccount"];
                    coin?: components["schemas"]["Coin"];
                    /** @default false */
                    hide_zero?: boolean;
                    /** @description Number of days for which the answer contains daily totals, for the chart of the balance. */
                    history_days?: number;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Wallet"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wallet.tradingAccount": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default futures
                     * @enum {string}
                     */
                    type?: "spot" | "futures" | "option";
                    /** @description Required for spot. */
                    symbol?: components["schemas"]["Symbol"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["SpotTradingAccount"] | components["schemas"]["FuturesAccount"] | components["schemas"]["OptionTradingAccount"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wallet.changes": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
                coin?: components["schemas"]["Coin"];
                account?: components["schemas"]["FundAccount"];
                type?: components["schemas"]["ChangeType"];
                view?: "changes" | "statement";
                start?: components["schemas"]["Timestamp"];
                end?: components["schemas"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            page: components["schemas"]["PageInfo"];
                            list: components["schemas"]["AccountChange"][];
                            /** @description Totals of the period; null unless the request names a coin and an account. */
                            totals: components["schemas"]["StatementTotals"] | null;
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wealth.products": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
                kind?: components["schemas"]["ProductKind"];
                coin?: components["schemas"]["Coin"];
            };
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["InterestProductPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wealth.product": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["Id"];
                    /** @description Amount for the preview. Without it the answer has no preview. */
                    amount?: components["schemas"]["AmountInput"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            id: components["schemas"]["Id"];
                            kind: components["schemas"]["ProductKind"];
                            /** @example USDT 7 days */
                            name: components["schemas"]["Title"];
                            coin: components["schemas"]["Coin"];
                            icon: components["schemas"]["Url"] | null;
                            /** @description Hosting period in days. Each day after the first has income. */
                            cycle_days: number;
                            /** @description Income of one day as a fraction of the principal. */
                            daily_rate: components["schemas"]["Rate"];
                            /** @description Total rate of return: daily_rate x cycle_days. */
                            total_rate: components["schemas"]["Rate"];
                            min_amount: components["schemas"]["Decimal"];
                            /** @description Maximum sum of the running principal of one member in the product. */
                            max_amount: components["schemas"]["Decimal"];
                            step: components["schemas"]["Decimal"];
                            /**
                             * @description Unit of a subscription: an amount, or whole copies.
                             * @enum {string}
                             */
                            unit: "amount" | "copy";
                            /** @description Price of one copy; null if the unit of the product is amount. */
                            subscription_price: components["schemas"]["Decimal"] | null;
                            /** @description Number of copies for sale; null if the unit of the product is amount. */
                            total_copies: number | null;
                            /** @description Number of sold copies; null if the unit of the product is amount. */
                            sold_copies: number | null;
                            presale_at: components["schemas"]["Timestamp"] | null;
                            sale_at: components["schemas"]["Timestamp"];
                            end_at: components["schemas"]["Timestamp"] | null;
                            status: components["schemas"]["ProductStatus"];
                            append_allowed: boolean;
                            early_redeem: boolean;
                            /** @description Penalty of an early redemption as a fraction of the principal. */
                            penalty_rate: components["schemas"]["Rate"];
                            rules_html: components["schemas"]["Html"];
                            /** @description Present if the request has an amount. */
                            preview?: {
                                amount: components["schemas"]["Amount"];
                                daily_income: components["schemas"]["Amount"];
                                estimated_return: components["schemas"]["Amount"];
                                first_income_date: components["schemas"]["Date"];
                                maturity_date: components["schemas"]["Date"];
                            };
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wealth.summary": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of an income row. */
                    id?: components["schemas"]["Id"];
                    kind?: components["schemas"]["IncomeKind"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["IncomeSummary"] | components["schemas"]["IncomeRow"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wealth.subscribe": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description A request with the same key and the same body returns the first answer again, with the header Idempotent-Replayed. With another body it is refused with IDEMPOTENCY_CONFLICT; while the first request is running, with IN_PROGRESS. The comparison ignores the fund password, the second factor and the verification code. A request that is refused because of its fund password, second factor or verification code does not use up the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the product. */
                    id: components["schemas"]["Id"];
                    /** @description Amount, a multiple of the step. Required if the unit of the product is amount. */
                    amount?: components["schemas"]["AmountInput"];
                    /** @description Number of copies. Required for the unit copy. */
                    copies?: number;
                    /** @description Must be true for pledge products; otherwise the request is refused with AGREEMENT_REQUIRED. */
                    agree?: boolean;
                    /** @description The rate that the member saw. If the product now has another rate, the request is refused with RATE_CHANGED. */
                    daily_rate?: components["schemas"]["Rate"];
                    /** @description The penalty rate of an early redemption that the member saw. If the product now has another one, the request is refused with RATE_CHANGED. */
                    penalty_rate?: components["schemas"]["Rate"];
                    trade_password: components["schemas"]["TradePassword"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["InterestOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wealth.change": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description A request with the same key and the same body returns the first answer again, with the header Idempotent-Replayed. With another body it is refused with IDEMPOTENCY_CONFLICT; while the first request is running, with IN_PROGRESS. The comparison ignores the fund password, the second factor and the verification code. A request that is refused because of its fund password, second factor or verification code does not use up the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no: components["schemas"]["OrderNo"];
                    /**
                     * @default append
                     * @constant
                     */
                    action?: "append";
                    amount: components["schemas"]["AmountInput"];
                    trade_password: components["schemas"]["TradePassword"];
                } | {
                    order_no: components["schemas"]["OrderNo"];
                    /** @constant */
                    action: "redeem";
                    trade_password: components["schemas"]["TradePassword"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["InterestOrder"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wealth.incomes": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    page?: components["schemas"]["PageNumber"];
                    limit?: components["schemas"]["PageLimit"];
                    order_no?: components["schemas"]["OrderNo"];
                    kind?: components["schemas"]["IncomeKind"];
                    /** @description Start of the period: income from this day on. */
                    start?: components["schemas"]["Date"];
                    /** @description End of the period: income before this day. */
                    end?: components["schemas"]["Date"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["IncomeRowPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wealth.order": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no: components["schemas"]["OrderNo"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: {
                            order_no: components["schemas"]["OrderNo"];
                            product: components["schemas"]["InterestProductRef"];
                            coin: components["schemas"]["Coin"];
                            /** @description Principal in all lots. */
                            principal: components["schemas"]["Amount"];
                            /** @description Number of copies of the order; null if the unit of the product is amount. */
                            copies: number | null;
                            daily_rate: components["schemas"]["Rate"];
                            daily_income: components["schemas"]["Amount"];
                            /** @description Income that was paid so far. */
                            accumulated_income: components["schemas"]["Amount"];
                            /** @description Income up to today, including the days that the daily booking at 00:10 UTC has not paid yet. An early redemption pays it first and then takes it back. */
                            income_to_date?: components["schemas"]["Amount"];
                            /** @description Income over the whole period, without the principal. */
                            estimated_return: components["schemas"]["Amount"];
                            start_date: components["schemas"]["Date"];
                            first_income_date: components["schemas"]["Date"];
                            /** @description Date of the last income and of the return of the principal. */
                            maturity_date: components["schemas"]["Date"];
                            /** @description Principal that was paid back at the end, less claw-back and penalty of an early redemption; null while running. */
                            paid_back: components["schemas"]["Amount"] | null;
                            /** @description True if the order can be redeemed early. An order keeps this term and the penalty rate of its start. */
                            early_redeem?: boolean;
                            /** @description Penalty of an early redemption of this order as a fraction of the principal. */
                            penalty_rate?: components["schemas"]["Rate"];
                            /**
                             * @description Number of further additions of principal that the order can take. If it is 0, an addition is refused with APPEND_NOT_ALLOWED.
                             * @example 999
                             */
                            lots_left?: number;
                            status: components["schemas"]["InvestmentStatus"];
                            created_at: components["schemas"]["Timestamp"];
                            /** @description Time at which the order ended; null while it runs. */
                            ended_at: components["schemas"]["Timestamp"] | null;
                            lots: components["schemas"]["InterestLot"][];
                            incomes: components["schemas"]["IncomeRow"][];
                        };
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "wealth.orders": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
                status?: components["schemas"]["InvestmentStatus"];
                kind?: components["schemas"]["ProductKind"];
            };
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["InterestOrderPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "withdraw.request": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description A request with the same key and the same body returns the first answer again, with the header Idempotent-Replayed. With another body it is refused with IDEMPOTENCY_CONFLICT; while the first request is running, with IN_PROGRESS. The comparison ignores the fund password, the second factor and the verification code. A request that is refused because of its fund password, second factor or verification code does not use up the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default crypto
                     * @constant
                     */
                    type?: "crypto";
                    coin: components["schemas"]["Coin"];
                    chain: components["schemas"]["Chain"];
                    /** @description Id of an entry of the address book. Either this field or address is required. */
                    address_id?: components["schemas"]["Id"];
                    /** @description An address that is not in the address book. Withdrawals to it are always reviewed. */
                    address?: components["schemas"]["ChainAddress"];
                    amount: components["schemas"]["AmountInput"];
                    trade_password: components["schemas"]["TradePassword"];
                    /** @description A verification code that was sent for the scene withdraw. Required if the operator demands it. */
                    code?: components["schemas"]["Code"];
                    /** @description Required while the authenticator is on, unless recovery_code is sent. */
                    second_factor?: components["schemas"]["SecondFactor"];
                    /** @description A recovery code instead of second_factor. */
                    recovery_code?: components["schemas"]["RecoveryCode"];
                    remark?: string;
                } | {
                    /** @constant */
                    type: "bank";
                    coin: components["schemas"]["Coin"];
                    bank_id: components["schemas"]["Id"];
                    amount: components["schemas"]["AmountInput"];
                    trade_password: components["schemas"]["TradePassword"];
                    /** @description A verification code that was sent for the scene withdraw. Required if the operator demands it. */
                    code?: components["schemas"]["Code"];
                    /** @description Required while the authenticator is on, unless recovery_code is sent. */
                    second_factor?: components["schemas"]["SecondFactor"];
                    /** @description A recovery code instead of second_factor. */
                    recovery_code?: components["schemas"]["RecoveryCode"];
                    remark?: string;
                } | {
                    /** @constant */
                    action: "cancel";
                    order_no: components["schemas"]["OrderNo"];
                    trade_password: components["schemas"]["TradePassword"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Withdrawal"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "withdraw.requestUsdt": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description A request with the same key and the same body returns the first answer again, with the header Idempotent-Replayed. With another body it is refused with IDEMPOTENCY_CONFLICT; while the first request is running, with IN_PROGRESS. The comparison ignores the fund password, the second factor and the verification code. A request that is refused because of its fund password, second factor or verification code does not use up the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    chain: "TRC20" | "ERC20" | "BEP20";
                    /** @description Id of an entry of the address book. Either this field or address is required. */
                    address_id?: components["schemas"]["Id"];
                    /** @description An address that is not in the address book. Withdrawals to it are always reviewed. */
                    address?: components["schemas"]["ChainAddress"];
                    amount: components["schemas"]["AmountInput"];
                    trade_password: components["schemas"]["TradePassword"];
                    /** @description A verification code that was sent for the scene withdraw. Required if the operator demands it. */
                    code?: components["schemas"]["Code"];
                    /** @description Required while the authenticator is on, unless recovery_code is sent. */
                    second_factor?: components["schemas"]["SecondFactor"];
                    /** @description A recovery code instead of second_factor. */
                    recovery_code?: components["schemas"]["RecoveryCode"];
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Withdrawal"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "withdraw.records": {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
                coin?: components["schemas"]["Coin"];
                status?: components["schemas"]["WithdrawalStatus"];
                start?: components["schemas"]["Timestamp"];
                end?: components["schemas"]["Timestamp"];
            };
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["WithdrawalPage"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
    "withdraw.saveDestination": {
        parameters: {
            query?: never;
            header?: {
                /** @description The kind of client. Clients send `wap`; a missing or unknown value is treated as `wap`. */
                "api-name"?: components["parameters"]["api-name"];
                /** @description Language of `info` and of contents in the answer. */
                "Accept-Language"?: components["parameters"]["Accept-Language"];
                /** @description A request with the same key and the same body returns the first answer again, with the header Idempotent-Replayed. With another body it is refused with IDEMPOTENCY_CONFLICT; while the first request is running, with IN_PROGRESS. The comparison ignores the fund password, the second factor and the verification code. A request that is refused because of its fund password, second factor or verification code does not use up the key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "crypto";
                    /**
                     * @default save
                     * @constant
                     */
                    action?: "save";
                    /** @description Id of the entry to edit. Without it, a new entry is added. */
                    id?: components["schemas"]["Id"];
                    coin: components["schemas"]["Coin"];
                    chain: components["schemas"]["Chain"];
                    address: components["schemas"]["ChainAddress"];
                    remark?: string;
                    trade_password: components["schemas"]["TradePassword"];
                } | {
                    /** @constant */
                    type: "bank";
                    /**
                     * @default save
                     * @constant
                     */
                    action?: "save";
                    /** @description Id of the card to edit. Without it, a new card is added. */
                    id?: components["schemas"]["Id"];
                    bank_name: string;
                    bank_phone: components["schemas"]["Phone"];
                    area_code: components["schemas"]["AreaCode"];
                    real_name: string;
                    bank_card: string;
                    trade_password: components["schemas"]["TradePassword"];
                } | {
                    /** @enum {string} */
                    type: "crypto" | "bank";
                    /** @constant */
                    action: "delete";
                    id: components["schemas"]["Id"];
                    trade_password: components["schemas"]["TradePassword"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        info: string;
                        data: components["schemas"]["Destinations"];
                    } | components["schemas"]["Refusal"];
                };
            };
        };
    };
}
export interface RequiredBy {
    "futures.place": { when: { type: 'limit' }; fields: 'price' | 'quantity'; not: 'trigger_price' | 'reverse' } | { when: { type: 'market' }; fields: 'quantity'; not: 'price' | 'trigger_price' | 'tif' } | { when: { type: 'stop_limit' }; fields: 'price' | 'quantity' | 'trigger_price'; not: 'reverse' } | { when: { type: 'stop_market' }; fields: 'quantity' | 'trigger_price'; not: 'price' | 'tif' | 'reverse' } | { when: { type: 'tp' | 'sl' }; fields: 'trigger_price'; not: 'price' | 'quantity' | 'leverage' | 'margin_mode' | 'tif' | 'take_profit' | 'stop_loss' | 'reverse' };
    "spot.place": { when: { type: 'limit' }; fields: 'price' | 'quantity'; not: 'total' | 'trigger_price' | 'trail_pct' | 'stop_limit_price' } | { when: { type: 'market' }; fields: never; not: 'price' | 'trigger_price' | 'trail_pct' | 'stop_limit_price' | 'tif' } | { when: { type: 'stop_limit' }; fields: 'price' | 'quantity' | 'trigger_price'; not: 'total' | 'trail_pct' | 'stop_limit_price' } | { when: { type: 'stop_market' }; fields: 'trigger_price'; not: 'price' | 'trail_pct' | 'stop_limit_price' | 'tif' } | { when: { type: 'trailing_stop' }; fields: 'trail_pct'; not: 'price' | 'trigger_price' | 'stop_limit_price' | 'tif' } | { when: { type: 'oco' }; fields: 'price' | 'quantity' | 'trigger_price'; not: 'total' | 'trail_pct' | 'tif' };
}
export interface OneOf {
    "futures.cancel": { fields: 'order_no'; not: 'client_order_id' | 'all' | 'symbol' } | { fields: 'client_order_id'; not: 'order_no' | 'all' | 'symbol' } | { fields: 'all' | 'symbol'; not: 'order_no' | 'client_order_id' };
    "spot.cancel": { fields: 'order_no'; not: 'client_order_id' | 'all' | 'symbol' } | { fields: 'client_order_id'; not: 'order_no' | 'all' | 'symbol' } | { fields: 'all' | 'symbol'; not: 'order_no' | 'client_order_id' };
    "withdraw.request": { fields: 'address_id'; not: 'address' } | { fields: 'address'; not: 'address_id' };
    "withdraw.requestUsdt": { fields: 'address_id'; not: 'address' } | { fields: 'address'; not: 'address_id' };
}
